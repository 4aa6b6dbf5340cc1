/** A point of the chart: its longitude in degrees from 0° Aries. The mean node is always retrograde, so it is not marked. */
export type Placed = { id: string; longitude: number; retrograde: boolean }

export type Chart = {
  bodies: readonly Placed[]
  /** Angles and the twelve cusps in degrees; missing if the time of birth is unknown. */
  sky?: { ascendant: number; midheaven: number; cusps: readonly number[] }
}

const LONGEST = 420
const bodyOrder = ['su', 'mo', 'me', 've', 'ma', 'ju', 'sa', 'ur', 'ne', 'pl', 'no']
const item = /^(su|mo|me|ve|ma|ju|sa|ur|ne|pl|no|as|mc|c(?:[1-9]|1[0-2]))\.(\d{1,5})(r?)$/

/**
 * Decodes a chart such as `su.28036-mo.22332-sa.4039r-as.2426-…-c12.35500`, longitudes in hundredths of a degree; undefined for any other
 * code.
 */
export const parseChart = (code: string): Chart | undefined => {
  if (code.length > LONGEST) return undefined
  const points = new Map<string, Placed>()
  for (const part of code.split('-')) {
    const [, id, hundredths, r] = item.exec(part) ?? []
    const longitude = Number(hundredths) / 100
    if (id === undefined || points.has(id) || longitude >= 360 || (r && !bodyOrder.includes(id))) return undefined
    points.set(id, { id, longitude, retrograde: r === 'r' && id !== 'no' })
  }
  const bodies = bodyOrder.flatMap((id) => points.get(id) ?? [])
  if (bodies.length === 0) return undefined
  const longitudeOf = (id: string) => points.get(id)?.longitude
  const [ascendant, midheaven] = [longitudeOf('as'), longitudeOf('mc')]
  const cusps = Array.from({ length: 12 }, (_, house) => longitudeOf(`c${house + 1}`)).filter((cusp) => cusp !== undefined)
  if (points.size === bodies.length) return { bodies }
  if (ascendant === undefined || midheaven === undefined || cusps.length < 12) return undefined
  return { bodies, sky: { ascendant, midheaven, cusps } }
}
