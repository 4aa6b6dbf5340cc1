import { z } from 'zod'
import { newProduct } from '../billing/new-product.ts'
import { invalid } from '../http/failure.ts'
import { found, listed } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { flag, mergedMetadata, metadata, paging, range, text, whole } from '../http/parameters.ts'
import type { Scope } from '../scope.ts'
import type { Price } from '../shapes/billing.ts'
import { fixed } from '../shapes/fixed.data.ts'
import { stripeId } from '../storage/ids.ts'

/** A lookup key belongs to one price; another takes it over only on request. @throws Failure 400 */
const takeLookupKey = (scope: Scope, key: string, transfers: boolean): void => {
  for (const holder of scope.objects.list('price', { lookup_key: key }, { limit: 1 }).data) {
    if (!transfers)
      throw invalid(`The lookup key belongs to the price ${holder.id}. With transfer_lookup_key=true this one takes it over.`, {
        param: 'lookup_key',
      })
    const without = scope.objects.put({ ...holder, lookup_key: null })
    scope.emit('price.updated', without, { lookup_key: key })
  }
}

const createPrice = operation({
  method: 'post',
  path: '/prices',
  parameters: z.strictObject({
    currency: text.transform((code) => code.toLowerCase()),
    lookup_key: text.optional(),
    metadata: metadata.optional(),
    product: text.optional(),
    product_data: z.strictObject({ name: text }).optional(),
    recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
    transfer_lookup_key: flag.optional(),
    unit_amount: whole,
  }),
  run: ({ scope, params }) => {
    if ((params.product === undefined) === (params.product_data === undefined))
      throw invalid('You must specify exactly one of product or product_data.', { code: 'parameter_missing', param: 'product' })
    if (params.unit_amount < 0) throw invalid('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: 'unit_amount' })
    const product = params.product_data
      ? newProduct(scope, { name: params.product_data.name, metadata: {} })
      : found(scope.objects, 'product', params.product ?? '', 'product')
    if (params.lookup_key !== undefined) takeLookupKey(scope, params.lookup_key, params.transfer_lookup_key ?? false)
    const price = scope.objects.put<Price>({
      id: stripeId('price'),
      object: 'price',
      ...fixed.price,
      created: scope.now(),
      currency: params.currency,
      lookup_key: params.lookup_key ?? null,
      metadata: mergedMetadata({}, params.metadata),
      product: product.id,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            ...fixed.recurring,
          }
        : null,
      type: params.recurring ? 'recurring' : 'one_time',
      unit_amount: params.unit_amount,
      unit_amount_decimal: String(params.unit_amount),
    })
    scope.emit('price.created', price)
    return price
  },
})

const listPrices = operation({
  method: 'get',
  path: '/prices',
  parameters: z.strictObject({
    ...paging,
    active: flag.optional(),
    created: range.optional(),
    lookup_keys: z.array(text).max(10).optional(),
  }),
  run: ({ scope, params: { active, lookup_keys, ...asked } }) =>
    listed(scope.objects, 'price', {
      url: '/v1/prices',
      where: { active, lookup_key: lookup_keys },
      paging: asked,
    }),
})

export const priceCalls: readonly Operation[] = [createPrice, listPrices]
