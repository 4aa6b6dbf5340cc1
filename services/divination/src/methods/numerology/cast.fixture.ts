import type { NumerologyForm } from '@sibyl/contracts/http/reading-forms-numerology'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Cast } from '../method.ts'
import { cast } from './engine.ts'

export const castFor = (form: NumerologyForm, { premium = false, date = '2026-11-20' } = {}) =>
  cast(form, { premium, date, at: '2026-11-20T12:00:00.000Z', zone: 'UTC', chance: () => 0, concerns: [] })

export const labels = ({ facts }: Cast) => facts.map(({ label }) => label)

export const fact = ({ facts }: Cast, id: string): Fact => {
  const found = facts.find((one) => one.id === id)
  if (!found) throw new Error(`no fact ${id}`)
  return found
}
