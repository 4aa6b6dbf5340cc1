import type { Scope } from '../scope.ts'
import type { Product } from '../shapes/billing.ts'
import type { Metadata } from '../shapes/payments.ts'
import { stripeId } from '../storage/ids.ts'

export const newProduct = (scope: Scope, { name, metadata }: { name: string; metadata: Metadata }): Product => {
  const at = scope.now()
  const product = scope.objects.put<Product>({
    id: stripeId('prod').slice(0, 19),
    object: 'product',
    active: true,
    created: at,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: at,
    url: null,
  })
  scope.emit('product.created', product)
  return product
}
