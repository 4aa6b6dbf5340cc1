import { type ReactNode, useLayoutEffect, useRef } from 'react'
import '../../../components/chip.css'

type ChipsProps<T extends string> = {
  label: string
  all: string
  options: readonly { id: T; name: string; mark?: ReactNode }[]
  chosen: T | null
  onChoose: (id: T | null) => void
}

/** A row of filters, one of them active; the first shows everything. The active one scrolls into view if the row is too long. */
export const Chips = <T extends string>({ label, all, options, chosen, onChoose }: ChipsProps<T>) => {
  const row = useRef<HTMLFieldSetElement>(null)
  // Only at first, for the filter in the address; a pressed one is visible already.
  useLayoutEffect(() => {
    const on = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && on) row.current.scrollLeft = on.offsetLeft - (row.current.clientWidth - on.offsetWidth) / 2
  }, [])

  return (
    <fieldset className="filters" aria-label={label} ref={row}>
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {all}
      </button>
      {options.map(({ id, name, mark }) => (
        <button key={id} type="button" className="chip" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {mark}
          {name}
        </button>
      ))}
    </fieldset>
  )
}
