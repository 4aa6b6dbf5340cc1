import { limb } from '../engraving/limb.ts'
import { cut, cutFill, raised, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { type Placement, place, table } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'

const BODY =
  'M-40-92C-20-104 20-100 50-96C74-94 92-80 96-58C100-36 92-16 84-6C70 0 48-2 40-10C36-22 40-34 36-44C14-38-14-40-34-46C-52-54-56-80-40-92Z'
const MANE = 'M-58-150C-48-164-24-166-10-154C8-150 18-132 12-116C20-100 12-80 0-74C0-58-14-46-28-48C-40-38-58-46-60-60C-72-66-74-80-68-88Z'
const HEAD =
  'M-52-148C-42-154-28-148-24-136C-18-124-22-108-32-100C-40-96-50-94-58-92C-66-88-74-88-78-92L-74-98L-68-100C-72-102-78-104-84-110C-90-116-90-122-86-126C-78-130-70-132-64-136C-60-142-58-146-52-148Z'

/** A lion facing left, head raised and mouth open at about (-78, -104); paws on y 0. */
export function lion(x: number, y: number, s: number, sx = 1): string {
  const o: Placement = { x, y, s, sx }
  const p = (d: string) => place(d, o)
  const paw = 'M-8-10L8-10C10-4 10-2 9 1H-16C-17-4-12-8-8-10Z'
  const leg = (joints: Parameters<typeof limb>[0]) => p(limb(joints))
  const tail = limb(table('92 -30 6, 99 -8 5, 76 3 4.4, 36 3 3.4'))
  return (
    raised(leg(table('-20 -62 15, -18 -34 9, -22 -8 7')), 1.4) +
    raised(p(place(paw, { x: -24, y: 0 })), 1.2) +
    raised(p(BODY), 1.6) +
    raised(leg(table('66 -52 24, 50 -24 14, 58 -8 8')), 1.4) +
    raised(p(place(paw, { x: 52, y: 0 })), 1.2) +
    raised(leg(table('-36 -66 17, -42 -36 10, -44 -8 7.5')), 1.6) +
    raised(p(place(paw, { x: -46, y: 0 })), 1.2) +
    raised(p(tail), 1.4) +
    raised(p('M42-3C34-12 18-12 8-3C14-1 18 1 18 5C26 8 36 9 42 6Z'), 1.2) +
    cutFill(
      [swell('M48-80C66-84 82-70 84-50', 1.4), swell('M-10-88C10-92 26-90 38-86', 1.2), swell('M40-12C36-24 38-34 36-44', 1)]
        .map(p)
        .join(''),
    ) +
    shape(p(MANE), NIGHT, 1.5) +
    solid(
      [
        'M-46-154C-20-154 2-136 6-112',
        'M-34-144C-12-136 0-116 0-92',
        'M-28-132C-14-116-10-96-12-74',
        'M-28-112C-22-96-24-76-34-60',
        'M-38-98C-36-84-40-70-50-58',
        'M-50-94C-50-84-54-76-62-68',
        'M-12-148C8-140 12-124 8-110',
      ]
        .map((d) => p(swell(d, 1.5)))
        .join(''),
    ) +
    raised(p(HEAD), 1.4) +
    cutFill(p('M-62-128C-58-132-54-131-52-127C-55-124-60-124-62-128ZM-88-122C-86-126-82-127-80-124L-84-119Z')) +
    cut(
      p(
        'M-68-100C-62-104-56-104-50-108M-84-114C-78-110-72-108-66-110M-40-140C-36-146-30-146-28-140M-70-131C-64-126-64-120-66-116M-60-112V-111M-56-116V-115',
      ),
      1.1,
    )
  )
}
