import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { profile } from '#texts/account.ts'
import { common } from '#texts/common.ts'
import { RequireSession } from '../../../components/require-session.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { signInPath } from '../../../lib/redirect.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import '../account.css'

// Each panel comes in a file of its own: a reader mostly opens one of the three.
const Overview = lazy(async () => ({ default: (await import('../components/overview.tsx')).Overview }))
const Subscription = lazy(async () => ({ default: (await import('../components/subscription.tsx')).Subscription }))
const Account = lazy(async () => ({ default: (await import('../components/account.tsx')).Account }))

const panel = (content: ReactNode) => <Suspense fallback={null}>{content}</Suspense>

const tabs = ['overview', 'subscription', 'account'] as const
type Tab = (typeof tabs)[number]

/** /profile; the tab stands in the address, so that it can be reloaded and shared. */
export const ProfilePage = () => {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('tab')
  const open: Tab = tabs.find((name) => name === asked) ?? 'overview'

  return (
    <div className="wrap profile">
      <title>{common.pageTitle(profile.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <h1>{profile.title}</h1>
        {user && (
          <Tabs
            label={profile.tabs.label}
            value={open}
            onChange={(tab) => setQuery(tab === 'overview' ? {} : { tab }, { replace: true })}
            tabs={[
              { value: 'overview', label: profile.tabs.overview, panel: panel(<Overview user={user} />) },
              { value: 'subscription', label: profile.tabs.subscription, panel: panel(<Subscription tier={user.tier} />) },
              { value: 'account', label: profile.tabs.account, panel: panel(<Account user={user} />) },
            ]}
          />
        )}
      </RequireSession>
    </div>
  )
}
