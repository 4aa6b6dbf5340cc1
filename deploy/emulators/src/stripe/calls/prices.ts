import { z } from 'zod'
import { invalid } from '../http/failure.ts'
import { found, listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { clearable, flag, mergedMetadata, metadata, paging, range, text, whole } from '../http/parameters.ts'
import type { Scope } from '../scope.ts'
import type { Price } from '../shapes/billing.ts'
import { stripeId } from '../storage/ids.ts'

import { newProduct } from './products.ts'

/** A lookup key belongs to one price; another takes it over only when it says so. @throws Failure 400 */
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

const interval = z.enum(['day', 'week', 'month', 'year'])

const createPrice = operation({
  method: 'post',
  path: '/prices',
  parameters: z.strictObject({
    active: flag.optional(),
    currency: text.transform((code) => code.toLowerCase()),
    lookup_key: text.optional(),
    metadata: metadata.optional(),
    nickname: text.optional(),
    product: text.optional(),
    product_data: z.strictObject({ id: text.optional(), name: text, metadata: metadata.optional() }).optional(),
    recurring: z.strictObject({ interval, interval_count: whole.optional() }).optional(),
    tax_behavior: z.enum(['unspecified', 'exclusive', 'inclusive']).optional(),
    transfer_lookup_key: flag.optional(),
    unit_amount: whole,
  }),
  run: ({ scope, params }) => {
    if ((params.product === undefined) === (params.product_data === undefined))
      throw invalid('You must specify exactly one of product or product_data.', { code: 'parameter_missing', param: 'product' })
    if (params.unit_amount < 0) throw invalid('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: 'unit_amount' })
    const product = params.product_data
      ? newProduct(scope, params.product_data.id ?? stripeId('prod').slice(0, 19), params.product_data)
      : found(scope.objects, 'product', params.product ?? '', 'product')
    if (params.lookup_key !== undefined) takeLookupKey(scope, params.lookup_key, params.transfer_lookup_key ?? false)
    const price = scope.objects.put<Price>({
      id: stripeId('price'),
      object: 'price',
      active: params.active ?? true,
      billing_scheme: 'per_unit',
      created: scope.now(),
      currency: params.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: params.lookup_key ?? null,
      metadata: mergedMetadata({}, params.metadata),
      nickname: params.nickname ?? null,
      product: product.id,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
      tax_behavior: params.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: params.recurring ? 'recurring' : 'one_time',
      unit_amount: params.unit_amount,
      unit_amount_decimal: String(params.unit_amount),
    })
    scope.emit('price.created', price)
    return price
  },
})

const updatePrice = operation({
  method: 'post',
  path: '/prices/:id',
  parameters: z.strictObject({
    active: flag.optional(),
    lookup_key: text.optional(),
    metadata: metadata.optional(),
    nickname: clearable.optional(),
    transfer_lookup_key: flag.optional(),
  }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const price = found(scope.objects, 'price', id)
    if (params.lookup_key !== undefined && params.lookup_key !== price.lookup_key)
      takeLookupKey(scope, params.lookup_key, params.transfer_lookup_key ?? false)
    const updated = scope.objects.put<Price>({
      ...price,
      active: params.active ?? price.active,
      lookup_key: params.lookup_key ?? price.lookup_key,
      metadata: mergedMetadata(price.metadata, params.metadata),
      nickname: params.nickname === undefined ? price.nickname : params.nickname,
    })
    scope.emit('price.updated', updated)
    return updated
  },
})

const listPrices = operation({
  method: 'get',
  path: '/prices',
  parameters: z.strictObject({
    ...paging,
    active: flag.optional(),
    created: range.optional(),
    currency: text.optional(),
    lookup_keys: z.array(text).max(10).optional(),
    product: text.optional(),
    type: z.enum(['one_time', 'recurring']).optional(),
  }),
  run: ({ scope, params: { active, currency, lookup_keys, product, type, ...asked } }) =>
    listed(scope.objects, 'price', {
      url: '/v1/prices',
      where: { active, currency, lookup_key: lookup_keys, product, type },
      paging: asked,
    }),
})

export const priceCalls: readonly Operation[] = [createPrice, listPrices, retrieveOperation('price', '/prices'), updatePrice]
