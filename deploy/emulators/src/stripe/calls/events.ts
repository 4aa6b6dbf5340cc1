import { z } from 'zod'
import { invalid } from '../http/failure.ts'
import { listed, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { flag, paging, range, text } from '../http/parameters.ts'

const DELIVERED = { pending_webhooks: 0 }

const list = operation({
  method: 'get',
  path: '/events',
  parameters: z.strictObject({
    ...paging,
    created: range.optional(),
    delivery_success: flag.optional(),
    type: text.optional(),
    types: z.array(text).max(20).optional(),
  }),
  run: ({ scope, params: { delivery_success: delivered, type, types, ...asked } }) => {
    if (type !== undefined && types) throw invalid('You may only specify one of these parameters: type, types.', { param: 'type' })
    if (type?.endsWith('*')) throw invalid('The emulator does not look for types by a pattern: name them in `types`.', { param: 'type' })
    return listed(scope.objects, 'event', {
      url: '/v1/events',
      where: { type: types ?? type, ...(delivered === true && DELIVERED) },
      unlike: delivered === false ? DELIVERED : {},
      paging: asked,
    })
  },
})

export const eventCalls: readonly Operation[] = [list, retrieveOperation('event', '/events')]
