import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/**
 * A reader as the provider knows them. `_id` is the reader's; it is written before the provider is asked, so that nobody has two. What
 * remains of a deleted account, for a while, is that it is deleted, so that nothing is begun for it any more.
 */
export type Customer = Versioned & { customerId?: string; deletedAt?: Instant; keptUntil?: Instant }

/** Sessions of a deleted account are over long before, and so is whatever the provider has to tell of it. */
const REMEMBERED = 90 * DAY

export const customerCollection = collection<Customer>()({
  name: 'customers',
  indexes: { byCustomerId: { match: ['customerId'], unique: true } },
  initial: (id) => ({ _id: id, version: 0 }),
  expires: 'keptUntil',
})
export type Customers = Collection<Customer, keyof typeof customerCollection.indexes>

export const knownAs =
  (customerId: string): Decide<Customer> =>
  (customer) =>
    customer.customerId === undefined ? { next: { ...customer, customerId } } : unchanged(customer)

export const deleted =
  (at: Instant): Decide<Customer> =>
  (customer) =>
    customer.deletedAt === undefined ? { next: { ...customer, deletedAt: at, keptUntil: plus(at, REMEMBERED) } } : unchanged(customer)
