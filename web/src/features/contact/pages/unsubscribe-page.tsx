import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useResubscribeMutation, useUnsubscribeMutation } from '../api.ts'
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
      title={stopped ? 'You will hear from us less' : 'Fewer letters'}
      actions={
        <>
          <Button kind={stopped ? 's' : 'p'} busy={stopping.isLoading || beginning.isLoading} onClick={turn}>
            {stopped ? 'Write to Me Again' : 'Stop These Letters'}
          </Button>
          {said && <ButtonLink to="/">Return Home</ButtonLink>}
        </>
      }
    >
      {said ? (
        <p role="status">{said.message}</p>
      ) : (
        <p className="quiet">We write when a reading is ready that you did not wait for. Letters about your account still come.</p>
      )}
      {failure && <p role="alert">{failureOf(failure, 'An unexpected error occurred.').message}</p>}
    </State>
  )
}

/** /unsubscribe: where the foot of a letter leads. A press, not the visit, stops the letters: mail programs open links by themselves. */
export const UnsubscribePage = () => {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="wrap letters">
      <title>Letters · Sibyl</title>
      {token ? (
        <Wish token={token} />
      ) : (
        <State art={<LetterUnderWay />} title="Fewer letters">
          <p role="alert">This link is not whole. Please open it from the letter.</p>
        </State>
      )}
    </div>
  )
}
