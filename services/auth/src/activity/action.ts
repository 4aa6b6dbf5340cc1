import type { Activity } from '@sibyl/contracts/http/account'
import { newId } from '@sibyl/platform/ids'
import type { NewEvent } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { deviceOf } from './device.ts'

/** When and with what somebody acts, made before anything is decided: a decision that is taken again tells of the same act. */
export type Act = { id: string; at: Instant; device: string }

/** The caller's address is not part of it, on purpose: nothing here says where somebody was. */
export const newAct = (at: Instant, userAgent: string | undefined): Act => ({ id: newId('activity'), at, device: deviceOf(userAgent) })

/** The event that puts an act into the account's log. `more` tells two entries of one act apart. */
export const noted = (userId: string, kind: Activity['kind'], { id, at, device }: Act, more = ''): NewEvent => ({
  type: 'user.activity-noted.v1',
  data: { userId, activityId: `${id}${more}`, kind, at, device },
})
