import { z } from 'zod'
import { keepSecrets } from '../events/endpoint-secrets.ts'
import { found, listOperation, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { clearable, flag, mergedMetadata, metadata, text } from '../http/parameters.ts'
import type { WebhookEndpoint } from '../shapes/account.ts'
import { randomText, stripeId } from '../storage/ids.ts'
import { API_VERSION } from '../version.ts'

const url = text.regex(/^https?:\/\//, 'object')

const create = operation({
  method: 'post',
  path: '/webhook_endpoints',
  parameters: z.strictObject({
    api_version: z.literal(API_VERSION).optional(),
    description: clearable.optional(),
    enabled_events: z.array(text),
    metadata: metadata.optional(),
    url,
  }),
  run: ({ scope, params }) => {
    const endpoint = scope.objects.put<WebhookEndpoint>({
      id: stripeId('we'),
      object: 'webhook_endpoint',
      api_version: API_VERSION,
      application: null,
      created: scope.now(),
      description: params.description ?? null,
      enabled_events: params.enabled_events,
      livemode: false,
      metadata: mergedMetadata({}, params.metadata),
      status: 'enabled',
      url: params.url,
    })
    const secret = `whsec_${randomText(32)}`
    keepSecrets(scope.settings, endpoint.id, [secret])
    return { ...endpoint, secret }
  },
})

const update = operation({
  method: 'post',
  path: '/webhook_endpoints/:id',
  parameters: z.strictObject({
    description: clearable.optional(),
    disabled: flag.optional(),
    enabled_events: z.array(text).optional(),
    metadata: metadata.optional(),
    url: url.optional(),
  }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const endpoint = found(scope.objects, 'webhook_endpoint', id)
    return scope.objects.put<WebhookEndpoint>({
      ...endpoint,
      description: params.description === undefined ? endpoint.description : params.description,
      enabled_events: params.enabled_events ?? endpoint.enabled_events,
      metadata: mergedMetadata(endpoint.metadata, params.metadata),
      status: params.disabled === undefined ? endpoint.status : params.disabled ? 'disabled' : 'enabled',
      url: params.url ?? endpoint.url,
    })
  },
})

const remove = operation({
  method: 'delete',
  path: '/webhook_endpoints/:id',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => {
    found(scope.objects, 'webhook_endpoint', id)
    scope.objects.remove(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  },
})

export const webhookEndpointCalls: readonly Operation[] = [
  create,
  listOperation('webhook_endpoint', '/webhook_endpoints', []),
  retrieveOperation('webhook_endpoint', '/webhook_endpoints'),
  update,
  remove,
]
