import type { Account, Accounts } from './account.ts'

/** `email` as the contract normalises it: trimmed, lower case. */
export const findByEmail = async (accounts: Accounts, email: string): Promise<Account | undefined> => {
  const [account] = await accounts.find('byEmail', { email }, { limit: 1 })
  return account
}

export const findByVerificationHash = async (accounts: Accounts, verificationHash: string): Promise<Account | undefined> => {
  const [account] = await accounts.find('byVerificationHash', { verificationHash }, { limit: 1 })
  return account
}
