import { z } from 'zod'
import { upkeep } from '../billing/upkeep.ts'
import { invalid } from '../http/failure.ts'
import { found, listOperation, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { text, whole } from '../http/parameters.ts'
import type { TestClock } from '../shapes/account.ts'
import { stripeId } from '../storage/ids.ts'

const path = '/test_helpers/test_clocks'
const DAY = 24 * 3600
const KEPT = 30 * DAY
const FARTHEST = 2 * 366 * DAY

const create = operation({
  method: 'post',
  path,
  parameters: z.strictObject({ frozen_time: whole, name: text.optional() }),
  run: ({ scope, params }) => {
    const at = scope.now()
    const clock = scope.objects.put<TestClock>({
      id: stripeId('clock'),
      object: 'test_helpers.test_clock',
      created: at,
      deletes_after: at + KEPT,
      frozen_time: params.frozen_time,
      livemode: false,
      name: params.name ?? null,
      status: 'ready',
      status_details: {},
    })
    scope.emit('test_helpers.test_clock.created', clock)
    return clock
  },
})

/** What the time brings has all happened when this answers, while Stripe still goes on and says so by `status`. */
const advance = operation({
  method: 'post',
  path: `${path}/:id/advance`,
  parameters: z.strictObject({ frozen_time: whole }),
  run: ({ scope, ids: { id = '' }, params: { frozen_time: to } }) => {
    const clock = found(scope.objects, 'test_helpers.test_clock', id)
    if (to <= clock.frozen_time)
      throw invalid("The test clock's frozen time must be advanced to a time in the future.", { param: 'frozen_time' })
    if (to > clock.frozen_time + FARTHEST)
      throw invalid('A test clock is advanced by two years at most at a time.', { param: 'frozen_time' })
    scope.emit('test_helpers.test_clock.advancing', clock)
    upkeep(scope, id, to)
    const ready = scope.objects.put<TestClock>({ ...clock, frozen_time: to })
    scope.emit('test_helpers.test_clock.ready', ready)
    return ready
  },
})

export const testClockCalls: readonly Operation[] = [
  create,
  listOperation('test_helpers.test_clock', path, []),
  retrieveOperation('test_helpers.test_clock', path),
  advance,
]
