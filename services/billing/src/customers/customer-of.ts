import { AppError } from '@sibyl/platform/app-error'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import { type Customers, knownAs } from './customer.ts'

/** The provider's customer id of a reader; creates the customer at the first purchase. @throws AppError unauthenticated once the account is deleted */
export const customerOf = async (
  { customers, provider }: { customers: Customers; provider: PaymentProvider },
  readerId: string,
): Promise<string> => {
  const claimed = await customers.create({ next: { _id: readerId, version: 0 } })
  if (claimed.deletedAt !== undefined) throw new AppError('unauthenticated')
  if (claimed.customerId !== undefined) return claimed.customerId
  // Concurrent requests, and one after a crash, use the same idempotency key and get the same customer.
  const { customerId, deletedAt } = await customers.change(readerId, knownAs(await provider.createCustomer(readerId)))
  if (customerId !== undefined && deletedAt === undefined) return customerId
  // The account was deleted in between, when this customer was not stored yet.
  if (customerId !== undefined) await provider.deleteCustomer(customerId)
  throw new AppError('unauthenticated')
}
