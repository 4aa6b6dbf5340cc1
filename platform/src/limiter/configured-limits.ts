import { type LimitName, limits } from '@sibyl/contracts/limits'
import { ConfigError } from '../config/read-config.ts'
import type { Limits } from './limiter.ts'

const variable = (name: string): string => `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** The limits from contracts, with overrides from the environment such as LIMIT_GENERAL=6000/60. @throws ConfigError */
export const configuredLimits = (environment: NodeJS.ProcessEnv): Limits => {
  const faults: string[] = []
  const entries = Object.entries(limits).map(([name, fallback]) => {
    const set = environment[variable(name)]
    if (!set) return [name, fallback]
    const [, points, seconds] = /^(\d+)\/(\d+)$/.exec(set) ?? []
    if (!points || !seconds) faults.push(`${variable(name)}: must be points/seconds, such as ${fallback.points}/${fallback.seconds}`)
    return [name, { points: Number(points), seconds: Number(seconds) }]
  })
  if (faults.length > 0) throw new ConfigError(faults)
  return Object.fromEntries(entries) as Record<LimitName, Limits[LimitName]>
}
