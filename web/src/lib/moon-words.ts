import { signNames } from '@sibyl/contracts/signs'
import { moonPhases } from '#texts/moon-phases.ts'

/** The sign a longitude falls in, and the degree within it, rounded but never up to 30. */
export const inSign = (longitude: number) => {
  const around = ((longitude % 360) + 360) % 360
  const index = Math.floor(around / 30)
  return { sign: signNames[index] ?? signNames[0], degree: Math.min(29, Math.round(around - index * 30)) }
}

/** The Moon's motion in half a day: within it, a principal phase gets its name. */
const NEAR = 6.1

/** The phase's name from the Moon's lead over the Sun in degrees. */
export const phaseName = (phase: number) => {
  const around = ((phase % 360) + 360) % 360
  const quarter = Math.round(around / 90)
  if (Math.abs(around - quarter * 90) <= NEAR) return moonPhases[(quarter % 4) * 2] ?? moonPhases[0]
  return moonPhases[Math.floor(around / 90) * 2 + 1] ?? moonPhases[0]
}
