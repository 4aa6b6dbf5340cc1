import { missing } from '../http/failure.ts'
import { found } from '../http/lists.ts'
import type { Scope } from '../scope.ts'
import type { Customer } from '../shapes/payments.ts'

/** @throws Failure if it does not exist, or was deleted */
export const customerNamed = (scope: Scope, id: string, param?: string): Customer => {
  const customer = found(scope.objects, 'customer', id, param)
  if ('deleted' in customer) throw missing('customer', id, param)
  return customer
}
