import { PLACE_MAX } from '@sibyl/contracts/constants'
import { type KeyboardEvent, type Ref, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { cityField as texts } from '#texts/oracle-astrology.tsx'
import { type City, cityTitle, useFindCitiesQuery } from '../../lib/places/cities-api.ts'
import { FieldError } from '../field.tsx'
import './city-field.css'

const PAUSE_MS = 180
const SHORTEST = 2
/** The list stays open this long after the field loses focus, so that a press on something below still hits it. */
const LINGER_MS = 250

/** The typed text, once the typing pauses. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

const Choice = ({ city }: { city: City }) => {
  const [name = '', ...within] = cityTitle(city).split(', ')
  return (
    <>
      {name}
      <span>{within.join(', ')}</span>
    </>
  )
}

type CityFieldProps = {
  label: string
  value: string
  /** The id of the chosen city; empty while the text is only typed. */
  chosenId: string
  error?: string | undefined
  /** Opens the list at once: the text matches more than one city. */
  asked?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (text: string, chosen?: City) => void
  onBlur?: () => void
}

/** A city by name, with suggestions while typing: the ARIA combobox pattern with list autocompletion. */
export const CityField = ({ label, value, chosenId, error, asked = false, ref, onChange, onBlur }: CityFieldProps) => {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const text = useSettled(value.trim())
  const searching = chosenId === '' && text.length >= SHORTEST
  const { currentData: found = [], isSuccess, originalArgs } = useFindCitiesQuery(text, { skip: !searching })
  const cities = searching ? found : []
  const open = (wanted || asked) && chosenId === '' && cities.length > 0
  const active = open ? cities[at] : undefined
  const option = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  useEffect(() => () => clearTimeout(closing.current), [])

  const choose = (city: City) => {
    onChange(cityTitle(city), city)
    setWanted(false)
    setAt(-1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setWanted(false)
      setAt(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (cities.length === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      setWanted(true)
      setAt(open ? (at + step + cities.length) % cities.length : step > 0 ? 0 : cities.length - 1)
    } else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  const none = searching && isSuccess && originalArgs === text && cities.length === 0
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className="field cityfield">
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
          {cities.map((city, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: chosen through aria-activedescendant
            <div
              key={city.id}
              role="option"
              id={option(index)}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(city)}
            >
              <Choice city={city} />
            </div>
          ))}
        </div>
      </div>
      <p className="note" role="status">
        {none && !error ? texts.none : ''}
        {open && <span className="vh">{texts.offered(cities.length)}</span>}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
