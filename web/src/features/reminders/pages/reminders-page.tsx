import { pages } from '@sibyl/contracts/pages'
import { common } from '#texts/common.ts'
import { reminders as texts } from '#texts/reminders.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button } from '../../../components/button.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { signInPath } from '../../../lib/redirect.ts'
import { useGetRemindersQuery } from '../api.ts'
import { HourForm } from '../components/hour-form.tsx'
import '../reminders.css'

const Fetched = () => {
  const { data, isError, isFetching, refetch } = useGetRemindersQuery(undefined, { refetchOnMountOrArgChange: true })
  if (data && !isFetching) return <HourForm {...data} />
  if (!isError || isFetching) return <Spinner label={texts.opening} />
  return (
    <div className="houraway" role="alert">
      <p className="quiet">{texts.failed}</p>
      <Button small onClick={() => refetch()}>
        {common.tryAgain}
      </Button>
    </div>
  )
}

/** /reminders: when the reader hears of the card of the day, and how. */
export const RemindersPage = () => (
  <div className="wrap hour-wrap">
    <title>{common.pageTitle(texts.title)}</title>
    <BackLink to="/">{texts.back}</BackLink>
    <header className="hourhead">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
    </header>
    <RequireSession signIn={signInPath(pages.reminders)}>
      <Fetched />
    </RequireSession>
  </div>
)
