import type { User } from '@sibyl/contracts/http/auth'
import { type ReactNode, useId } from 'react'
import { dataDownload, deletion, details, passwordChange, recentActivity, sessions } from '#texts/account-settings.ts'
import '../settings.css'
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

/** The account's settings, its activity and its deletion. */
export const Account = ({ user }: { user: User }) => (
  <div className="settings">
    <Setting title={details.heading} says={details.lead}>
      <ProfileForm user={user} />
    </Setting>
    <Setting title={passwordChange.heading} says={passwordChange.lead}>
      <ChangePassword />
    </Setting>
    <Setting title={sessions.heading} says={sessions.lead}>
      <Sessions />
    </Setting>
    <Setting title={recentActivity.heading} says={recentActivity.lead}>
      <RecentActivity />
    </Setting>
    <Setting title={dataDownload.heading} says={dataDownload.lead}>
      <DownloadData />
    </Setting>
    <Setting danger title={deletion.heading} says={deletion.lead}>
      <DeleteAccount />
    </Setting>
  </div>
)
