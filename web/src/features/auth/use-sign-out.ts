import { useNavigate } from 'react-router-dom'
import { authorizedFetch } from '../../lib/reauth.ts'
import { endSession } from '../../lib/session/session.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'

/** Signs out here and now; the server is told, and whatever it answers changes nothing for this browser. */
export const useSignOut = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    const unheard = () => undefined
    authorizedFetch('/auth/logout', { method: 'POST', keepalive: true }).catch(unheard)
    dispatch(endSession('left'))
    navigate('/')
  }
}
