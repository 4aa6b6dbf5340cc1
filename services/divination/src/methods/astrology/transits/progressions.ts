import { DAY } from '@sibyl/platform/time'
import { elongation, longitude } from '../chart/ephemeris.ts'
import { signOf } from '../chart/signs.ts'
import { turning } from '../chart/turning.ts'

/** Days of the mean tropical year (Meeus, Astronomical Algorithms, chapter 27). */
const YEAR = 365.24219

/**
 * Secondary progression, a day for a year: returns the moment whose sky stands for `date`, as many days after the birth as years have
 * passed. The method of Placidus; the day is the mean solar day, the year the mean tropical year.
 */
export const progressedTo = (birth: number, date: number): number => birth + (date - birth) / YEAR

const datedFrom = (birth: number, progressed: number): number => birth + (progressed - birth) * YEAR

const quarters = ['new', 'first-quarter', 'full', 'last-quarter'] as const
export type Quarter = (typeof quarters)[number]

/** How far around a date the changes of the progressed Moon are listed, in years of life, which are days of the ephemeris. */
const AROUND = 8

/** The moments around `middle` at which a growing angle enters another section, each with the section it enters. */
const entries = (middle: number, sectionAt: (moment: number) => number): { at: number; section: number }[] =>
  // No section is narrower than the Moon's way in a day.
  Array.from({ length: 2 * AROUND }, (_, index) => middle + (index - AROUND) * DAY).flatMap((from) => {
    const [left, section] = [sectionAt(from), sectionAt(from + DAY)]
    return left === section ? [] : [{ at: turning(from, from + DAY, (moment) => sectionAt(moment) === left), section }]
  })

/** The changes of sign and the quarters of the progressed Moon within some years around a date, as dates in Unix milliseconds. */
export const moonChanges = (
  birth: number,
  date: number,
): { signs: { at: number; sign: number }[]; phases: { at: number; phase: Quarter }[] } => {
  const middle = progressedTo(birth, date)
  const lived = ({ at }: { at: number }): number => Math.round(datedFrom(birth, at))
  return {
    signs: entries(middle, (moment) => signOf(longitude('moon', moment))).map((entry) => ({ at: lived(entry), sign: entry.section })),
    phases: entries(middle, (moment) => Math.floor(elongation(moment) / 90)).map((entry) => ({
      at: lived(entry),
      phase: quarters[entry.section] ?? 'new',
    })),
  }
}
