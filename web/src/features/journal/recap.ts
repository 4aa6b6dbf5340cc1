import type { JournalDay } from '@sibyl/contracts/http/journal'

/** A ray of the card: a drawn card, by the day it fell on and whether it spoke. */
export type Ray = { day: number; shift: number; spoke: 0 | 1 | 2 | undefined }

export type Recap = {
  cards: number
  reversed: number
  /** How many readings spoke, wholly or a little, out of those with an answer. */
  spoke: { count: number; of: number }
  /** The card drawn most often; of several, the first. */
  most: { label: string; times: number } | null
  full: string
  fresh: string
  rays: Ray[]
}

const upright = (label: string) => label.replace(/,?\s*\(?reversed\)?$/i, '')

/** The days whose Moon is the most and the least lit: those of the full and the new Moon. */
const moonsOf = (days: readonly JournalDay[]) => {
  const byLight = days.toSorted((a, b) => a.moon.lit - b.moon.lit)
  return { fresh: byLight[0]?.date ?? '', full: byLight.at(-1)?.date ?? '' }
}

/** A month of the journal in one card. */
export const recapOf = (days: readonly JournalDay[]): Recap => {
  const drawn = days.flatMap(({ readings }, day) => {
    const ofDay = readings.flatMap(({ cards, journal }) => cards.map((card) => ({ ...card, spoke: journal?.spoke })))
    return ofDay.map((card, at) => ({ ...card, day, shift: (at - (ofDay.length - 1) / 2) / ofDay.length }))
  })
  const answers = days.flatMap(({ readings }) => readings.flatMap(({ journal }) => journal?.spoke ?? []))
  const [most] = drawn.toSorted((a, b) => b.times - a.times)
  return {
    cards: drawn.length,
    reversed: drawn.filter(({ reversed }) => reversed).length,
    spoke: { count: answers.filter((answer) => answer > 0).length, of: answers.length },
    most: most ? { label: upright(most.label), times: most.times } : null,
    ...moonsOf(days),
    rays: drawn.map(({ day, shift, spoke }) => ({ day, shift, spoke })),
  }
}
