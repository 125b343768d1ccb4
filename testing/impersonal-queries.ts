/** Queries of stores that name no person, and why. architecture.test.ts fails for any other. */
export const impersonal = new Set([
  "findSession", // by the cookie's token: this is how the person is found
  "findAccountByEmail", // sign-in and sign-up
  "findIdentity", // a provider's name for a person
  "holdIdentity", // the same, waiting for its turn
  "findPasskey", // by the credential that was shown: this is how its owner is found
  "findResetLink", // by the link's token: this is how somebody without a session is found
  "spendResetLink", // the same
  "takeFlow", // a flow with a provider, before anybody is known
  "giveBackAttempt", // counts of attempts belong to a network or to an address that may have no account
  "forgetAttempts", // the same
  "forgetExpired", // clean-up by age
  "forgetOldAnswers", // clean-up by age
  "forgetOldDeliveries", // the same
  "forgetLetters", // the same
  "forgetPageLinks", // the same
  "openLink", // by the address and the proof of a link: whoever opens it is nobody here
  "claimLetters", // whatever is due, whoever it is for
  "withdrawLetter", // by its topic, a keyed hash
  "holdLetter", // a claimed one, by its id
  "releaseLetter", // one that may be claimed, by its id
  "removeLetter", // the same
  "postponeLetter", // the same
  "countLetters", // numbers, for the operator
  "findPushKeys", // the installation's own
  "forgetOldDeletions", // clean-up by age
  "endPassing", // a restore signs everybody out, and sends no old letters
  "findNote", // the installation's own
  "hasTable", // the database itself
  "hasAccounts", // whether there are any
  "sampleKeys", // sealed keys of anybody, to try a secret on
  "takenTimes", // times alone, which name nobody: what is taken is taken for everybody
  "countAccounts", // a number, for the operator
  "countUpcomingBeyond", // a number, for the operator
  "listImported", // professionals belong to nobody
  "replaceImported", // the same
]);
