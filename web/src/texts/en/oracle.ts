import { tokenCount } from './counted.ts'

export const oracle = {
  backToOracle: 'Back to Oracle',
  backToMethods: 'Back to Methods',
  methodNotFound: 'Method not found',
  readingNotFound: 'Reading not found',
  notAMethod: 'There is no method of that name.',
}

export const signInRequired = {
  title: 'Sign In Required',
  lead: (method: string) => `Create an account or sign in to access ${method} readings and unlock your mystical journey.`,
  register: 'Create Free Account',
  signIn: 'Sign In',
  free: 'Free accounts include daily card readings.',
}

export const tokensRequired = {
  title: 'Premium Reading',
  lead: (method: string) => `${method} requires Oracle Tokens or a premium subscription to unlock deeper insights.`,
  tokens: 'Purchase Oracle Tokens',
  subscription: 'Upgrade to Premium',
  /** Above the form. */
  inShort: (tokens: number) => `Takes ${tokenCount(tokens)}: write first, pay after.`,
  writeFirst: 'You may write first: your words wait here, on this device only, until you come back from paying.',
}
