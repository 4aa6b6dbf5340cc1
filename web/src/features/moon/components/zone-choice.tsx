import { useState } from 'react'
import { moon as texts } from '#texts/moon.ts'
import { cityOf, offsetOf, type Zone } from '../zone.ts'

type ZoneChoiceProps = {
  zone: Zone
  /** A moment whose offset holds for the whole page; left out for a page in which the clocks change. */
  at?: number
  onChoose: (name: string) => void
}

/** The time zone of the page, and the control to choose another. */
export const ZoneChoice = ({ zone, at, onChoose }: ZoneChoiceProps) => {
  const [open, setOpen] = useState(false)
  return (
    <p className="moonzone">
      {texts.zone(cityOf(zone.name), at === undefined ? undefined : offsetOf(zone.name, at))}
      {open ? (
        <select
          className="control"
          aria-label={texts.chooseZone}
          value={zone.name}
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
          onChange={({ target }) => onChoose(target.value)}
        >
          {[...new Set([zone.name, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : (
        <button type="button" className="changezone" onClick={() => setOpen(true)}>
          {texts.changeZone}
        </button>
      )}
    </p>
  )
}
