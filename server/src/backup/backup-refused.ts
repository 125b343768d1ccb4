/** What the operator has to do differently, or what is wrong with a file, in one line. */
export class BackupRefused extends Error {}
