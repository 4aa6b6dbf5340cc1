import { HISTORY_SEARCH_MAX } from '@sibyl/contracts/constants'
import { CalendarDays, Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { search as texts } from '#texts/history.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import type { ShelfSearch as Sought } from '../api.ts'
import './shelf-search.css'

/** A search begins after a pause of this many milliseconds in the typing, or with Enter. */
const PAUSE_MS = 350

type ShelfSearchProps = { search: Sought; onSearch: (search: Sought) => void }

/** Finds readings by words and by days. */
export const ShelfSearch = ({ search, onSearch }: ShelfSearchProps) => {
  const { words, from, to } = search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)
  const [asked, setAsked] = useState(words)
  const [open, setOpen] = useState(from !== '' || to !== '')

  // The address changed in another way: by Show All Readings, or by going back.
  if (words !== asked) {
    setAsked(words)
    setTyped(words)
  }
  const searchFor = (next: string) => {
    setAsked(next)
    if (next !== words) onSearch({ words: next, from, to })
  }
  const searchAfterPause = useEffectEvent(searchFor)
  useEffect(() => {
    const next = typed.trim()
    if (next === asked) return
    const timer = setTimeout(() => searchAfterPause(next), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked])

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>
    <form
      role="search"
      className="shelf-search"
      onSubmit={(event) => {
        event.preventDefault()
        searchFor(typed.trim())
      }}
    >
      <div className="sought">
        <Icon of={Search} />
        <input
          ref={input}
          className="control"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={HISTORY_SEARCH_MAX}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed && (
          <button
            type="button"
            className="iconbtn"
            aria-label={texts.clear}
            onClick={() => {
              setTyped('')
              searchFor('')
              input.current?.focus()
            }}
          >
            <Icon of={X} />
          </button>
        )}
      </div>
      <Button variant="secondary" className="dates" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon of={CalendarDays} />
        <span>{texts.dates}</span>
      </Button>
      <div className="between" id={id} hidden={!open}>
        <Field
          label={texts.from}
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => onSearch({ words, from: target.value, to })}
        />
        <Field
          label={texts.to}
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => onSearch({ words, from, to: target.value })}
        />
        {(from || to) && (
          <Button variant="tertiary" onClick={() => onSearch({ words, from: '', to: '' })}>
            {texts.anyTime}
          </Button>
        )}
      </div>
    </form>
  )
}
