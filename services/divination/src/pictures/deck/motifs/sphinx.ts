import { cut, cutFill, fine, raised, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { type Placement, place } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'

const BODY =
  'M-26 0C-28-4-24-8-18-8L-14-34C-18-46-20-56-18-66C-8-72 8-70 16-60C34-50 50-34 54-14C56-4 50 0 42 0H10C6-2 8-7 14-8C16-18 12-26 6-30L4-8C8-6 8 0 4 0Z'
const NEMES = 'M-16-108C-10-120 14-120 20-106C26-92 28-76 30-62C22-58 12-58 8-64L2-80L-14-82C-20-92-20-100-16-108Z'
const VISAGE =
  'M-18-104C-16-110-8-112-2-110L4-88C2-80-4-74-12-73C-16-74-17-77-17-80C-20-81-19-84-19-86C-20-88-24-88-24-91C-22-95-19-98-18-104Z'

/** A seated sphinx facing left, 118 high; gold or night. */
export function sphinx(x: number, y: number, s: number, { sx = 1, dark = false }: { sx?: number; dark?: boolean } = {}): string {
  const o: Placement = { x, y, s, sx }
  const p = (d: string) => place(d, o)
  const tail = 'M48-4C62-6 70-18 66-32C64-40 56-42 54-36'
  const curves = ['M14-8C12-24 24-38 38-34', 'M-6-62C-10-50-8-40-4-30', 'M40-30C46-22 46-14 42-6']
  const stripes = 'M-8-116C0-110 8-100 10-84M2-117C12-110 18-96 20-66M12-114C20-104 24-88 26-64'
  if (dark) {
    return (
      `<path d="${p(tail)}" stroke-width="2.4"/>` +
      shape(p(BODY), NIGHT, 1.5) +
      solid(curves.map((d) => p(swell(d, 1.2))).join('')) +
      fine(p('M-22-2V-6M-16-2V-6M30-2V-5M36-2V-5'), 0.9) +
      shape(p('M-16-73L14-70L10-58C0-62-12-62-18-60Z'), NIGHT, 1.1) +
      shape(p(VISAGE), NIGHT, 1.3) +
      shape(p(NEMES), NIGHT, 1.4) +
      fine(p(stripes), 0.9) +
      fine(p('M-16-97C-13-99-10-99-8-97M-17-84H-12'), 1)
    )
  }
  return (
    `<path d="${p(tail)}" stroke-width="3.4"/>` +
    raised(p(BODY), 1.6) +
    cutFill(curves.map((d) => p(swell(d, 1.2))).join('')) +
    cut(p('M-22-2V-6M-16-2V-6M30-2V-5M36-2V-5'), 0.9) +
    raised(p('M-16-73L14-70L10-58C0-62-12-62-18-60Z'), 1.2) +
    raised(p(VISAGE), 2) +
    raised(p(NEMES), 1.6) +
    cut(p(`${stripes}M-16-108C-10-106-4-98-2-88L2-80`), 1) +
    cut(p('M-16-97C-13-99-10-99-8-97M-17-84H-12M-14-72C-6-66 4-66 10-66'), 1)
  )
}
