import { useLocation, useSearchParams } from 'react-router-dom'
import { profile } from '#texts/account.ts'
import { common } from '#texts/common.ts'
import { RequireSession } from '../../../components/require-session.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { signInPath } from '../../../lib/redirect.ts'
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
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('tab')
  const place: Place = places.find((name) => name === asked) ?? 'overview'

  return (
    <div className="wrap profile">
      <title>{common.pageTitle(profile.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <h1>{profile.title}</h1>
        {user && (
          <Tabs
            label={profile.tabs.label}
            value={place}
            onChange={(tab) => setQuery(tab === 'overview' ? {} : { tab }, { replace: true })}
            tabs={[
              { value: 'overview', label: profile.tabs.overview, panel: <Overview user={user} /> },
              { value: 'subscription', label: profile.tabs.subscription, panel: <Subscription tier={user.tier} /> },
              { value: 'account', label: profile.tabs.account, panel: <Account user={user} /> },
            ]}
          />
        )}
      </RequireSession>
    </div>
  )
}
