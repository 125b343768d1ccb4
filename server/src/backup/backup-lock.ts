/** What backups are encrypted with: age public keys, or a passphrase, which may lie in a file. */
export type BackupLock =
  | { readonly publicKeys: readonly string[] }
  | { readonly passphrase: string }
  | { readonly passphraseFile: string };
