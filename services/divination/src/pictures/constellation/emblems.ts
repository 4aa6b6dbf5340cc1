import type { Emblem } from '@sibyl/contracts/emblems'
import { drawings } from './emblems.data.ts'

/** An emblem as SVG around the origin, in the colour `ink`. */
export const emblem = (kind: Emblem, ink: string): string => {
  const { line, fine, solid } = drawings[kind]
  return (
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"><path d="${line}" stroke-width="1.700"/>` +
    (fine ? `<path d="${fine}" stroke-width=".9" stroke-opacity=".8"/>` : '') +
    (solid ? `<path d="${solid}" fill="${ink}" stroke="none"/>` : '') +
    '</g>'
  )
}
