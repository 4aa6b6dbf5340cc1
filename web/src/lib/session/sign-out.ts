import { authorizedFetch } from '../reauth.ts'
import type { AppDispatch } from '../store-hooks.ts'
import { endSession } from './session.ts'

/** Signs out here and now; the server is told, and whatever it answers changes nothing for this browser. */
export const signOut = () => (dispatch: AppDispatch) => {
  const unheard = () => undefined
  authorizedFetch('/auth/logout', { method: 'POST', keepalive: true }).catch(unheard)
  dispatch(endSession('left'))
}
