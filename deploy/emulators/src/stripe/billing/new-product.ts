import type { Scope } from '../scope.ts'
import type { Product } from '../shapes/billing.ts'
import { fixed } from '../shapes/fixed.data.ts'
import type { Metadata } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'

export const newProduct = (scope: Scope, { name, metadata }: { name: string; metadata: Metadata }): Product => {
  const at = scope.now()
  const product = scope.objects.put<Product>({
    id: stripeId('prod').slice(0, 19),
    object: 'product',
    ...fixed.product,
    created: at,
    metadata,
    name,
    updated: at,
  })
  scope.emit('product.created', product)
  return product
}
