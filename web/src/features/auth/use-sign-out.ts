import { useNavigate } from 'react-router-dom'
import { signOut } from '../../lib/session/sign-out.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'

/** Signs out, and shows the home page. */
export const useSignOut = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    dispatch(signOut())
    navigate('/')
  }
}
