import { type Collection, collection, type Decide, unchanged, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/**
 * A reader's customer at the provider. `_id` is the reader's id; the document is stored before the provider is called, so a reader never
 * has two customers. After the deletion of the account it remains for a while as a tombstone, so that no new purchase starts.
 */
export type Customer = Versioned & { customerId?: string; deletedAt?: Instant; keptUntil?: Instant }

/** Longer than sessions of a deleted account live, and than the provider sends events about it. */
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
