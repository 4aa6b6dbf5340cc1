import type { Activity } from '@sibyl/contracts/http/account'
import { newId } from '@sibyl/platform/ids'
import type { NewEvent } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { deviceOf } from './device.ts'

/** When and on which device somebody acts. Made before the decision, so that a decision taken again describes the same action. */
export type Action = { id: string; at: Instant; device: string }

/** Leaves out the caller's address on purpose: the log must not reveal where somebody was. */
export const newAction = (at: Instant, userAgent: string | undefined): Action => ({
  id: newId('activity'),
  at,
  device: deviceOf(userAgent),
})

/** The event that adds an action to the account's log. `suffix` distinguishes two entries of one action. */
export const activityEvent = (userId: string, kind: Activity['kind'], { id, at, device }: Action, suffix = ''): NewEvent => ({
  type: 'user.activity-noted.v1',
  data: { userId, activityId: `${id}${suffix}`, kind, at, device },
})
