import { PLACE_MAX } from '@sibyl/contracts/constants'
import { type KeyboardEvent, type Ref, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { placeField as texts } from '#texts/oracle-astrology.tsx'
import { FieldError } from '../../../components/field.tsx'
import { type Place, placeTitle, useFindPlacesQuery } from '../places-api.ts'
import './place-field.css'

const PAUSE_MS = 180
const SHORTEST = 2
/** So long the choices stay when the field is left: a press on what lies below them must still find it there. */
const LINGER_MS = 250

/** What has been typed, once the typing pauses. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

const Choice = ({ place }: { place: Place }) => {
  const [name = '', ...within] = placeTitle(place).split(', ')
  return (
    <>
      {name}
      <span>{within.join(', ')}</span>
    </>
  )
}

type PlaceFieldProps = {
  label: string
  value: string
  /** The id of the place chosen from the list; empty while the text is only typed. */
  chosenId: string
  error?: string | undefined
  /** Shows the choices at once: the text could be more than one place. */
  asked?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (text: string, chosen?: Place) => void
  onBlur?: () => void
}

/** A place by name, with those that are known offered while it is typed: the combobox of the ARIA practices, list autocompletion. */
export const PlaceField = ({ label, value, chosenId, error, asked = false, ref, onChange, onBlur }: PlaceFieldProps) => {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const text = useSettled(value.trim())
  const searching = chosenId === '' && text.length >= SHORTEST
  const { currentData: found = [], isSuccess, originalArgs } = useFindPlacesQuery(text, { skip: !searching })
  const places = searching ? found : []
  const open = (wanted || asked) && chosenId === '' && places.length > 0
  const active = open ? places[at] : undefined
  const option = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  useEffect(() => () => clearTimeout(closing.current), [])

  const choose = (place: Place) => {
    onChange(placeTitle(place), place)
    setWanted(false)
    setAt(-1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setWanted(false)
      setAt(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (places.length === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      setWanted(true)
      setAt(open ? (at + step + places.length) % places.length : step > 0 ? 0 : places.length - 1)
    } else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  const none = searching && isSuccess && originalArgs === text && places.length === 0
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="field placefield">
      <div className="row">
        <label className="legend" htmlFor={id}>
          {label}
        </label>
        <span className="note" id={`${id}-hint`}>
          {texts.hint}
        </span>
      </div>
      <div className="combo">
        <input
          ref={ref}
          id={id}
          className="control"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? option(at) : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={PLACE_MAX}
          placeholder={texts.example}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            setWanted(true)
            setAt(-1)
          }}
          onFocus={() => {
            clearTimeout(closing.current)
            setWanted(true)
          }}
          onBlur={() => {
            closing.current = setTimeout(() => setWanted(false), LINGER_MS)
            onBlur?.()
          }}
          onKeyDown={onKeyDown}
        />
        <div ref={list} role="listbox" id={`${id}-list`} aria-label={texts.choices} hidden={!open}>
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: chosen through aria-activedescendant
            <div
              key={place.id}
              role="option"
              id={option(index)}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <Choice place={place} />
            </div>
          ))}
        </div>
      </div>
      <p className="note" role="status">
        {none && !error ? texts.none : ''}
        {open && <span className="vh">{texts.offered(places.length)}</span>}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
