const names = [
  'GENERAL',
  'READINGS',
  'REGISTRATION',
  'SIGN_IN_BY_ACCOUNT_AND_ADDRESS',
  'SIGN_IN_BY_ACCOUNT',
  'SIGN_IN_BY_ADDRESS',
  'CONTACT',
  'OWN_DATA',
]

/** Limits that no test meets by chance, as the environment says them. */
export const easyLimits: NodeJS.ProcessEnv = Object.fromEntries(names.map((name) => [`LIMIT_${name}`, '1000000/60']))
