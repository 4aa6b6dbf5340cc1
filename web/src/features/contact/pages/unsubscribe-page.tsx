import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { unsubscribe as texts } from '#texts/unsubscribe.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useResubscribeMutation, useStopRemindersMutation, useUnsubscribeMutation } from '../api.ts'
import { LetterUnderWay } from '../components/letter-under-way.tsx'
import '../contact.css'

const Wish = ({ token }: { token: string }) => {
  const [unsubscribe, stopping] = useUnsubscribeMutation()
  const [resubscribe, beginning] = useResubscribeMutation()
  const [said, setSaid] = useState<{ message: string; stopped: boolean } | null>(null)
  const stopped = said?.stopped === true
  const failure = stopping.error ?? beginning.error

  const turn = async () => {
    const { data } = await (stopped ? resubscribe(token) : unsubscribe(token))
    if (data) setSaid({ message: data.message, stopped: !stopped })
  }
  return (
    <State
      art={<LetterUnderWay />}
      title={stopped ? texts.stoppedTitle : texts.title}
      actions={
        <>
          <Button variant={stopped ? 'secondary' : 'primary'} busy={stopping.isLoading || beginning.isLoading} onClick={turn}>
            {stopped ? texts.resume : texts.stop}
          </Button>
          {said && <ButtonLink to="/">{common.returnHome}</ButtonLink>}
        </>
      }
    >
      {said ? <p role="status">{said.message}</p> : <p className="quiet">{texts.about}</p>}
      {failure && (
        <p className="bad" role="alert">
          {failureOf(failure, common.unexpected).message}
        </p>
      )}
    </State>
  )
}

/** Stops the reminders of the daily card; an hour for new ones is chosen on their own page. */
const Reminders = ({ token }: { token: string }) => {
  const [stop, { data, error, isLoading }] = useStopRemindersMutation()
  const words = texts.reminders
  return (
    <State
      art={<LetterUnderWay />}
      title={data ? words.stoppedTitle : words.title}
      actions={
        data ? (
          <ButtonLink to="/reminders">{words.again}</ButtonLink>
        ) : (
          <Button variant="primary" busy={isLoading} onClick={() => void stop(token)}>
            {words.stop}
          </Button>
        )
      }
    >
      {data ? <p role="status">{data.message}</p> : <p className="quiet">{words.about}</p>}
      {error && (
        <p className="bad" role="alert">
          {failureOf(error, common.unexpected).message}
        </p>
      )}
    </State>
  )
}

/** /unsubscribe: the link at the foot of a letter. A press, not the visit, unsubscribes: mail programs open links by themselves. */
export const UnsubscribePage = () => {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="wrap letters">
      <title>{common.pageTitle(texts.pageTitle)}</title>
      {token && query.get('of') === 'reminders' ? (
        <Reminders token={token} />
      ) : token ? (
        <Wish token={token} />
      ) : (
        <State
          art={<LetterUnderWay />}
          title={texts.title}
          actions={
            <ButtonLink variant="primary" to="/">
              {common.returnHome}
            </ButtonLink>
          }
        >
          <p className="bad" role="alert">
            {texts.linkBroken}
          </p>
        </State>
      )}
    </div>
  )
}
