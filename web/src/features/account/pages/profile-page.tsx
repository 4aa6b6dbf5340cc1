import { useSearchParams } from 'react-router-dom'
import { RequireSession } from '../../../components/require-session.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import '../account.css'
import { Account } from '../components/account.tsx'
import { Overview } from '../components/overview.tsx'
import { Subscription } from '../components/subscription.tsx'

const places = ['overview', 'subscription', 'account'] as const
type Place = (typeof places)[number]

/** /profile; the tab stands in the address, so that it can be reloaded and shared. */
export const ProfilePage = () => {
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('tab')
  const place: Place = places.find((name) => name === asked) ?? 'overview'

  return (
    <div className="wrap profile">
      <title>Profile Settings · Sibyl</title>
      <RequireSession signIn="/login?redirect=/profile">
        <h1>Profile Settings</h1>
        {user && (
          <Tabs
            label="Profile"
            value={place}
            onChange={(tab) => setQuery(tab === 'overview' ? {} : { tab }, { replace: true })}
            tabs={[
              { value: 'overview', label: 'Overview', panel: <Overview user={user} /> },
              { value: 'subscription', label: 'Subscription', panel: <Subscription tier={user.tier} /> },
              { value: 'account', label: 'Account', panel: <Account user={user} /> },
            ]}
          />
        )}
      </RequireSession>
    </div>
  )
}
