// decisions §12: an endpoint and a limit of its own
/** The most rows of one call. */
export const mostRowsACall = 500;
export const mostBytesACall = 2 * 1024 * 1024;
/** The most rows that one person can have imported: with them the download still fits an import of it. */
export const mostImportedRows = 50_000;
/** The most bytes of texts, sealed, of all of them. */
export const mostImportedBytes = 12 * 1024 * 1024;

// as a page of the journal
export const longestText = 20_000;
export const longestSaid = 200;
export const mostTags = 60;
export const longestIdentity = 400;

/** The most text of a file that is read, unpacked. A zip may be larger: its photos are not read. */
export const mostTextBytes = 96 * 1024 * 1024;
