import { useState } from 'react'
import { profile } from '#texts/account.ts'
import { recentActivity as texts } from '#texts/account-settings.ts'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useListActivityQuery } from '../api.ts'

const SHOWN_FIRST = 5

/** The account's recent activity, so that readers notice actions that were not theirs. */
export const RecentActivity = () => {
  const activity = useListActivityQuery(undefined, { refetchOnMountOrArgChange: true })
  const [all, setAll] = useState(false)
  return (
    <div className="listed">
      <Fetched of={activity} opening={texts.opening} failed={texts.failed}>
        {(entries) => (
          <>
            <ol>
              {entries.slice(0, all ? entries.length : SHOWN_FIRST).map(({ _id, kind, at, device }) => (
                <li key={_id} className="did">
                  <b>{texts.kind[kind]}</b>
                  <p className="note">
                    {formatDateTime(at)}
                    {device && `. ${device}`}
                  </p>
                </li>
              ))}
            </ol>
            {!all && entries.length > SHOWN_FIRST && (
              <Button variant="tertiary" className="more" onClick={() => setAll(true)}>
                {profile.showAll(entries.length)}
              </Button>
            )}
          </>
        )}
      </Fetched>
    </div>
  )
}
