import type { Activity } from '@sibyl/contracts/http/account'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useListActivityQuery } from '../api.ts'
import { Fetched } from './fetched.tsx'

const words: Record<Activity['kind'], string> = {
  registered: 'Account created',
  email_verified: 'E-mail verified',
  signed_in: 'Signed in',
  sign_in_failed: 'A sign-in with a wrong password',
  signed_out: 'Signed out',
  signed_out_everywhere: 'Signed out everywhere',
  session_revoked: 'A device signed out from another one',
  session_replayed: 'A session ended by us: its key was used a second time',
  password_changed: 'Password changed',
  password_reset_requested: 'A link for a new password asked for',
  password_reset: 'Password changed by a mailed link',
  profile_changed: 'Details changed',
  data_exported: 'Your data downloaded',
  account_deleted: 'Account deleted',
}

const SHOWN_FIRST = 5

/** What was done with the account lately, so that its reader can see what they did not do. */
export const RecentActivity = () => {
  const activity = useListActivityQuery(undefined, { refetchOnMountOrArgChange: true })
  const [all, setAll] = useState(false)
  return (
    <div className="listed">
      <Fetched of={activity} opening="Opening the log" failed="Your recent activity could not be opened.">
        {(entries) => (
          <>
            <ol>
              {entries.slice(0, all ? entries.length : SHOWN_FIRST).map(({ _id, kind, at, device }) => (
                <li key={_id} className="did">
                  <b>{words[kind]}</b>
                  <p className="note">
                    {formatDateTime(at)}
                    {device && `. ${device}`}
                  </p>
                </li>
              ))}
            </ol>
            {!all && entries.length > SHOWN_FIRST && (
              <Button kind="t" className="more" onClick={() => setAll(true)}>
                Show all {entries.length}
              </Button>
            )}
          </>
        )}
      </Fetched>
    </div>
  )
}
