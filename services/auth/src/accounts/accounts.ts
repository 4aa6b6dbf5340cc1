import { isAppError } from '@sibyl/platform/app-error'
import { untilBefore } from '@sibyl/platform/store/since'
import { type Change, type Collection, collection, type Decide, type Store, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import type { Account } from './account.ts'
import { type Tombstone, tombstoneOf } from './tombstone.ts'

type Stored = Account | Tombstone

const accountCollection = collection<Stored>()({
  name: 'accounts',
  indexes: {
    byEmail: { match: ['email'], unique: true },
    byVerificationHash: { match: ['verificationHash'], unique: true },
    byResetHash: { match: ['resetHash'], unique: true },
    byCreatedAt: { match: [], order: { by: 'createdAt', descending: true } },
  },
  expires: 'expiresAt',
})

/** The accounts without their tombstones: a deleted account is not found, and no change brings it back. */
export type Accounts = {
  get(id: string): Promise<Account | undefined>
  /** `email` as the contract normalises it: trimmed, lower case. */
  findByEmail(email: string): Promise<Account | undefined>
  findByVerificationHash(hash: string): Promise<Account | undefined>
  findByResetHash(hash: string): Promise<Account | undefined>
  /** The newest first. */
  openedSince(since: Instant): AsyncIterable<Account>
  /** @throws UniqueViolation when the e-mail has an account */
  open(change: Change<Account>): Promise<void>
  /**
   * Changes the account and returns it; undefined if it was deleted. `known` saves the first read.
   * @throws AppError whatever the decision throws
   */
  change(id: string, decide: Decide<Account>, known?: Account): Promise<Account | undefined>
  /** Idempotent. */
  delete(id: string, at: Instant): Promise<void>
}

const unlessDeleted = (stored: Stored | undefined): Account | undefined => (stored && stored.deletedAt === undefined ? stored : undefined)

export const openAccounts = async (store: Store): Promise<Accounts> => {
  const stored: Collection<Stored, keyof typeof accountCollection.indexes> = await store.collection(accountCollection)

  const changeUnlessDeleted = async (
    id: string,
    decide: (account: Account) => Change<Stored>,
    known?: Account,
  ): Promise<Account | undefined> => {
    const decideUnlessDeleted: Decide<Stored> = (found) => (found.deletedAt === undefined ? decide(found) : unchanged(found))
    try {
      return unlessDeleted(await stored.change(id, decideUnlessDeleted, known))
    } catch (error) {
      if (isAppError(error, 'not_found')) return undefined
      throw error
    }
  }

  return {
    get: async (id) => unlessDeleted(await stored.get(id)),
    findByEmail: async (email) => unlessDeleted((await stored.find('byEmail', { email }, { limit: 1 }))[0]),
    findByVerificationHash: async (verificationHash) =>
      unlessDeleted((await stored.find('byVerificationHash', { verificationHash }, { limit: 1 }))[0]),
    findByResetHash: async (resetHash) => unlessDeleted((await stored.find('byResetHash', { resetHash }, { limit: 1 }))[0]),
    async *openedSince(since) {
      const opened = untilBefore<Stored, 'createdAt'>('createdAt', since, (page) => stored.find('byCreatedAt', {}, page))
      for await (const account of opened) if (account.deletedAt === undefined) yield account
    },
    async open(change) {
      await stored.create(change as Change<Stored>)
    },
    change: (id, decide, known) => changeUnlessDeleted(id, decide, known),
    async delete(id, at) {
      await changeUnlessDeleted(id, (account) => tombstoneOf(account, at))
    },
  }
}
