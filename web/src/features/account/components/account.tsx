import type { User } from '@sibyl/contracts/http/auth'
import { type ReactNode, useId } from 'react'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { Sessions } from './sessions.tsx'

const Setting = ({ title, says, danger = false, children }: { title: string; says: string; danger?: boolean; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={danger ? 'setting dangerous' : 'setting'} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="quiet">{says}</p>
      </div>
      {children}
    </section>
  )
}

/** What can be changed about an account, what was done with it, and the way out. */
export const Account = ({ user }: { user: User }) => (
  <div className="settings">
    <Setting title="Your details" says="Your daily card turns over at midnight in your time zone.">
      <ProfileForm user={user} />
    </Setting>
    <Setting title="Password" says="When you change it, every other device is signed out.">
      <ChangePassword />
    </Setting>
    <Setting title="Where you are signed in" says="We keep no address and no place, only what you signed in with and when.">
      <Sessions />
    </Setting>
    <Setting title="Recent activity" says="If something here was not you, change your password.">
      <RecentActivity />
    </Setting>
    <Setting title="Your data" says="Everything we hold about you, readings and tokens included, in one file.">
      <DownloadData />
    </Setting>
    <Setting danger title="Danger Zone" says="Your account, your readings and your tokens go for good. There is no way back.">
      <DeleteAccount />
    </Setting>
  </div>
)
