import type { User } from '@sibyl/contracts/http/auth'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { signOut } from '../../../lib/session/sign-out.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { ProfileForm } from './profile-form.tsx'

/** What can be changed about an account, and the way out. */
export const Account = ({ user }: { user: User }) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const leave = () => {
    dispatch(signOut())
    navigate('/')
  }
  return (
    <div className="settings">
      <section className="setting" aria-labelledby="details-title">
        <div>
          <h2 id="details-title">Your details</h2>
          <p className="quiet">Your daily card turns over at midnight in your time zone.</p>
        </div>
        <ProfileForm user={user} />
      </section>
      <section className="setting" aria-labelledby="session-title">
        <div>
          <h2 id="session-title">This browser</h2>
          <p className="quiet">Sign out when you share it with others.</p>
        </div>
        <Button onClick={leave}>Sign Out</Button>
      </section>
      <section className="setting brief" aria-labelledby="end-title">
        <h2 id="end-title">Leaving for good</h2>
        <p className="quiet">
          To have your account and everything in it deleted, <Link to="/contact">write to us</Link> from {user.email}.
        </p>
      </section>
    </div>
  )
}
