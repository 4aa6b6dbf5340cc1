import { useMemo, useState } from 'react'
import { browserZone } from '../../lib/browser-zone.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { sharedStorage } from '../../lib/storage.ts'
import { type Zone, zoneOf } from './zone.ts'

const CHOSEN = 'moon-zone'

const known = (name: string | null): name is string => {
  try {
    return name !== null && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** The time zone of the calendar: UTC in a prerendered page, then the visitor's own or the one they chose. */
export const useZone = (): [Zone, (name: string) => void] => {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<string | null>(null)
  const stored = hydrated ? (chosen ?? sharedStorage.read(CHOSEN)) : null
  const name = hydrated ? (known(stored) ? stored : browserZone()) : 'UTC'
  const zone = useMemo(() => zoneOf(name), [name])
  const choose = (next: string) => {
    sharedStorage.write(CHOSEN, next)
    setChosen(next)
  }
  return [zone, choose]
}
