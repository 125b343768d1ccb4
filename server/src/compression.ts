import { constants } from "node:zlib";

/** How answers are compressed while somebody waits: more costs twice the time for 1 %. A window of 256 KB holds every page. */
export const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 7,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
