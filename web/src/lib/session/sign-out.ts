import { authorizedFetch } from '../reauth.ts'
import type { AppDispatch } from '../store-hooks.ts'
import { endSession } from './session.ts'

/** Signs out at once and notifies the server, whose answer changes nothing in this browser. */
export const signOut = () => (dispatch: AppDispatch) => {
  const unheard = () => undefined
  authorizedFetch('/auth/logout', { method: 'POST', keepalive: true }).catch(unheard)
  dispatch(endSession('left'))
}
