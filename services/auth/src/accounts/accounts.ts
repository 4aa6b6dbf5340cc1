import { isAppError } from '@sibyl/platform/app-error'
import { type Change, type Collection, collection, type Decide, type Store, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import type { Account } from './account.ts'
import { deleted, type Tombstone } from './tombstone.ts'

type Stored = Account | Tombstone

const accountCollection = collection<Stored>()({
  name: 'accounts',
  indexes: {
    byEmail: { match: ['email'], unique: true },
    byVerificationHash: { match: ['verificationHash'], unique: true },
    byResetHash: { match: ['resetHash'], unique: true },
  },
  expires: 'expiresAt',
})

/** The accounts as use cases see them: one that was deleted is not there, and nothing brings it back. */
export type Accounts = {
  get(id: string): Promise<Account | undefined>
  /** `email` as the contract normalises it: trimmed, lower case. */
  findByEmail(email: string): Promise<Account | undefined>
  findByVerificationHash(hash: string): Promise<Account | undefined>
  findByResetHash(hash: string): Promise<Account | undefined>
  /** @throws UniqueViolation when the e-mail has an account */
  open(change: Change<Account>): Promise<void>
  /**
   * The account as it is after the decision, which may begin from one that is `known`; undefined when it is gone.
   * @throws AppError whatever the decision throws
   */
  change(id: string, decide: Decide<Account>, known?: Account): Promise<Account | undefined>
  /** Gone already is fine. */
  delete(id: string, at: Instant): Promise<void>
}

const living = (stored: Stored | undefined): Account | undefined => (stored && stored.deletedAt === undefined ? stored : undefined)

export const openAccounts = async (store: Store): Promise<Accounts> => {
  const stored: Collection<Stored, keyof typeof accountCollection.indexes> = await store.collection(accountCollection)

  const changeLiving = async (id: string, decide: (account: Account) => Change<Stored>, known?: Account): Promise<Account | undefined> => {
    const ifLiving: Decide<Stored> = (found) => (found.deletedAt === undefined ? decide(found) : unchanged(found))
    try {
      return living(await stored.change(id, ifLiving, known))
    } catch (error) {
      if (isAppError(error, 'not_found')) return undefined
      throw error
    }
  }

  return {
    get: async (id) => living(await stored.get(id)),
    findByEmail: async (email) => living((await stored.find('byEmail', { email }, { limit: 1 }))[0]),
    findByVerificationHash: async (verificationHash) =>
      living((await stored.find('byVerificationHash', { verificationHash }, { limit: 1 }))[0]),
    findByResetHash: async (resetHash) => living((await stored.find('byResetHash', { resetHash }, { limit: 1 }))[0]),
    async open(change) {
      await stored.create(change as Change<Stored>)
    },
    change: (id, decide, known) => changeLiving(id, decide, known),
    async delete(id, at) {
      await changeLiving(id, (account) => deleted(account, at))
    },
  }
}
