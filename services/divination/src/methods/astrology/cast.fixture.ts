import { type AstrologyForm, astrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Cast } from '../method.ts'
import { cast as castForm } from './engine.ts'

export const occasion = {
  at: '2026-11-23T08:00:00.000Z',
  date: '2026-11-23',
  zone: 'Europe/Prague',
  chance: () => 0,
  concerns: [],
  premium: false,
}

export const cast = async (form: Partial<AstrologyForm>, more: Partial<typeof occasion> = {}): Promise<Cast> =>
  castForm(astrologyForm.parse({ readingType: 'natal', ...form }), { ...occasion, ...more })

export const fact = ({ facts }: Cast, id: string): Fact => {
  const found = facts.find((one) => one.id === id)
  if (!found) throw new Error(`no fact ${id}`)
  return found
}
