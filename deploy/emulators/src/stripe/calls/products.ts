import { z } from 'zod'
import { invalid } from '../http/failure.ts'
import { found, listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { clearable, flag, mergedMetadata, metadata, paging, range, text } from '../http/parameters.ts'
import type { Scope } from '../scope.ts'
import type { Product } from '../shapes/billing.ts'
import { stripeId } from '../storage/ids.ts'

const productFields = {
  active: flag.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
}

type ProductFields = { name: string } & { [K in keyof typeof productFields]?: z.infer<(typeof productFields)[K]> }

/** A product with what a call says of it, and the rest as it is when nothing is said. */
export const newProduct = (scope: Scope, id: string, sent: ProductFields): Product => {
  const at = scope.now()
  const product = scope.objects.put<Product>({
    id,
    object: 'product',
    active: sent.active ?? true,
    created: at,
    default_price: null,
    description: sent.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergedMetadata({}, sent.metadata),
    name: sent.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: sent.statement_descriptor ?? null,
    tax_code: sent.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: sent.unit_label ?? null,
    updated: at,
    url: sent.url ?? null,
  })
  scope.emit('product.created', product)
  return product
}

const createProduct = operation({
  method: 'post',
  path: '/products',
  parameters: z.strictObject({ id: text.optional(), name: text, ...productFields }),
  run: ({ scope, params: { id = stripeId('prod').slice(0, 19), ...sent } }) => {
    if (scope.objects.any(id)) throw invalid(`Product already exists.`, { code: 'resource_already_exists', param: 'id' })
    return newProduct(scope, id, sent)
  },
})

const updateProduct = operation({
  method: 'post',
  path: '/products/:id',
  parameters: z.strictObject({ name: text.optional(), ...productFields }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const product = found(scope.objects, 'product', id)
    const updated = scope.objects.put<Product>({
      ...product,
      active: params.active ?? product.active,
      description: params.description === undefined ? product.description : params.description,
      metadata: mergedMetadata(product.metadata, params.metadata),
      name: params.name ?? product.name,
      statement_descriptor: params.statement_descriptor ?? product.statement_descriptor,
      tax_code: params.tax_code ?? product.tax_code,
      unit_label: params.unit_label ?? product.unit_label,
      updated: scope.now(),
      url: params.url ?? product.url,
    })
    scope.emit('product.updated', updated)
    return updated
  },
})

const listProducts = operation({
  method: 'get',
  path: '/products',
  parameters: z.strictObject({ ...paging, active: flag.optional(), created: range.optional(), ids: z.array(text).optional() }),
  run: ({ scope, params: { active, ids, ...asked } }) =>
    listed(scope.objects, 'product', { url: '/v1/products', where: { active, id: ids }, paging: asked }),
})

export const productCalls: readonly Operation[] = [createProduct, listProducts, retrieveOperation('product', '/products'), updateProduct]
