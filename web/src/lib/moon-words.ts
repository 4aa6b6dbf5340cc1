import { signNames } from '@sibyl/contracts/signs'

/** The sign a longitude falls in, and the degree within it, rounded but never up to 30. */
export const inSign = (longitude: number) => {
  const around = ((longitude % 360) + 360) % 360
  const index = Math.floor(around / 30)
  return { sign: signNames[index] ?? signNames[0], degree: Math.min(29, Math.round(around - index * 30)) }
}

const phases = [
  'New Moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full Moon',
  'Waning gibbous',
  'Last quarter',
  'Waning crescent',
] as const

/** Half a day's way of the Moon: so near, a principal phase is called by its name. */
const NEAR = 6.1

/** The phase's name from the Moon's lead over the Sun in degrees. */
export const phaseName = (phase: number) => {
  const around = ((phase % 360) + 360) % 360
  const quarter = Math.round(around / 90)
  if (Math.abs(around - quarter * 90) <= NEAR) return phases[(quarter % 4) * 2] ?? phases[0]
  return phases[Math.floor(around / 90) * 2 + 1] ?? phases[0]
}
