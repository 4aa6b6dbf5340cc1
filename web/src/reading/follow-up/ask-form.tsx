import { FOLLOW_UP_MAX, FOLLOW_UP_MIN } from '@sibyl/contracts/constants'
import { ArrowUp, ChevronRight } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { followUp as texts } from '#texts/follow-up.ts'
import { FieldError } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import type { Refusal } from './use-follow-ups.ts'

type AskFormProps = {
  /** How many questions are answered. */
  answered: number
  suggestions: readonly string[]
  left: number
  busy: boolean
  refusal: Refusal | null
  onAsk: (question: string) => void
}

const Price = ({ left, needsToken }: { left: number; needsToken: boolean }) => {
  const tokens = useSession().user?.oracleTokens ?? 0
  if (left > 0) return <p className="note">{texts.included(left)}</p>
  if (tokens > 0 && !needsToken) return <p className="note nums">{texts.costs(tokens)}</p>
  return (
    <p className="note">
      {texts.none} <Link to="/pricing">{texts.getTokens}</Link>
    </p>
  )
}

/** One field with its button inside, two suggestions that fill it, and what the question costs. */
export const AskForm = ({ answered, suggestions, left, busy, refusal, onAsk }: AskFormProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState('')
  const [seen, setSeen] = useState(answered)
  if (answered !== seen) {
    setSeen(answered)
    setQuestion('')
  }
  const asked = question.trim()
  const isReady = asked.length >= FOLLOW_UP_MIN && !busy

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onAsk(asked)
  }
  const suggest = (words: string) => {
    setQuestion(words)
    field.current?.focus()
  }
  return (
    <form className="askbox field" onSubmit={send}>
      <label htmlFor={id}>{answered > 0 ? texts.next : texts.first}</label>
      <div className="withbtn">
        <input
          ref={field}
          id={id}
          className="control"
          placeholder={texts.placeholder}
          value={question}
          maxLength={FOLLOW_UP_MAX}
          readOnly={busy}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setQuestion(event.target.value)}
          {...(refusal && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <button type="submit" className="iconbtn" aria-label={texts.ask} aria-disabled={!isReady} data-ready={isReady}>
          <Icon of={ArrowUp} />
        </button>
      </div>
      {refusal && <FieldError id={`${id}-error`}>{refusal.message}</FieldError>}
      {!busy && suggestions.length > 0 && (
        <ul className="suggest" aria-label={texts.suggestions}>
          {suggestions.map((words) => (
            <li key={words}>
              <button type="button" onClick={() => suggest(words)}>
                {words}
                <Icon of={ChevronRight} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!busy && <Price left={left} needsToken={refusal?.needsToken ?? false} />}
    </form>
  )
}
