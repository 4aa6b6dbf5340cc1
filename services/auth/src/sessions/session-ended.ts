import type { NewEvent } from '@sibyl/platform/store/store'

/** The event by which the other services refuse the access tokens of a session. */
export const sessionEnded = (userId: string, sessionId: string): NewEvent => ({ type: 'session.ended.v1', data: { userId, sessionId } })
