import type { Transit, Transits } from '@sibyl/contracts/http/your-sky'
import type { Stroke } from '../../lib/sky/strokes.ts'

/** The open item: an exact transit, or a stroke that does not become exact in the window. */
export type Chosen = { event: Transit; stroke?: undefined } | { stroke: Stroke; event?: undefined }

export const idOf = ({ body, aspect, point, at }: Transit) => `${body}-${aspect}-${point}-${at}`
export const strokeId = ({ body, aspect, point, curve }: Stroke) => `${body}-${aspect}-${point}-${curve[0]?.at}`

const HALF_DAY = 43_200_000

/** The transit to open first: the one that is nearest to now, or else the next. */
export const nearestNow = (events: readonly Transit[], now: number): Transit | undefined => {
  const off = ({ at }: Transit) => {
    const ahead = Date.parse(at) - now
    return ahead < -HALF_DAY ? Number.POSITIVE_INFINITY : Math.abs(ahead)
  }
  return events.toSorted((a, b) => off(a) - off(b))[0]
}

/** The longitude of the body at the open moment. */
export const standsAt = (chosen: Chosen, { tracks, from }: Transits): number => {
  if (chosen.event) return chosen.event.longitude
  const closest = chosen.stroke.curve.toSorted((a, b) => b.close - a.close)[0]
  const day = Math.round(((closest?.at ?? 0) - Date.parse(from)) / 86_400_000)
  return tracks.find(({ body }) => body === chosen.stroke.body)?.longitudes[day] ?? 0
}
