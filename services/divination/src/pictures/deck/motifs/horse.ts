import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, cutFill, fine, shape, solid, union } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { type Placement, place, table } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'

/*
 * A horse facing left, hooves on y = 0, withers at -122. Saddle at (6, -122), mouth at (-108, -124).
 */

const TRUNK =
  'M-71-186C-70-180-68-174-67-168C-52-156-44-138-26-126C-6-117 18-119 38-126C58-131 78-122 83-102C87-86 80-70 70-62C62-56 52-56 44-60C20-51-8-50-34-58C-48-60-60-70-64-84C-67-96-66-106-68-114C-70-124-75-131-80-133C-86-135-92-129-97-122C-101-116-107-113-112-114C-118-116-119-122-117-128C-112-141-104-153-96-163C-92-170-86-175-81-176C-79-181-75-184-71-186Z'

type Leg = readonly (readonly [number, number, number])[]
const HOOF = 'M-7-10L6-10L9 0H-11Z'

const GAITS: Readonly<Record<Gait, { near: readonly Leg[]; far: readonly Leg[]; tilt: number }>> = {
  walk: {
    tilt: 0,
    near: [table('-46 -76 15, -44 -40 6.5, -46 -8 4.6'), table('64 -84 20, 54 -58 12, 72 -34 6, 64 -8 4.8')],
    far: [table('-52 -74 12, -82 -62 7, -78 -34 4.6'), table('52 -76 16, 34 -52 9, 42 -30 5.6, 28 -8 4.6')],
  },
  stand: {
    tilt: 0,
    near: [table('-46 -76 15, -46 -40 6.8, -47 -8 5'), table('64 -84 20, 56 -56 12, 70 -34 6.2, 66 -8 5')],
    far: [table('-34 -74 12, -30 -40 6.5, -30 -8 4.8'), table('50 -76 16, 40 -52 9, 50 -32 6, 46 -8 4.8')],
  },
  gallop: {
    tilt: 4,
    near: [table('-48 -78 15, -84 -66 8, -104 -38 4.8'), table('62 -84 20, 66 -54 12, 96 -46 6, 118 -18 4.8')],
    far: [table('-50 -84 12, -92 -84 7.5, -122 -62 4.6'), table('54 -76 16, 44 -48 10, 74 -34 6, 90 -6 4.6')],
  },
  rear: {
    tilt: 24,
    near: [table('-50 -78 15, -88 -76 8, -90 -44 4.8'), table('62 -84 20, 46 -52 13, 62 -26 6.4, 46 2 5')],
    far: [table('-52 -84 12, -98 -98 7.5, -108 -68 4.6'), table('52 -76 16, 28 -54 10, 40 -30 6, 22 -8 4.8')],
  },
}

export type Gait = 'walk' | 'stand' | 'gallop' | 'rear'
type HorseOptions = { s?: number; sx?: number; gait?: Gait; pale?: boolean; bridle?: boolean }

function hoofAt(leg: Leg): string {
  const [x, y] = leg.at(-1) ?? [0, 0]
  const [px, py] = leg.at(-2) ?? [0, 0]
  const rot = (Math.atan2(x - px, y - py) * -180) / Math.PI
  return place(HOOF, { x, y: y + 8, rot: rot * 0.6 })
}

/** pale: flat gold with dark cuts; otherwise dark with a gold outline. */
export function horse(x: number, y: number, { s = 1, sx = 1, gait = 'walk', pale = false, bridle = true }: HorseOptions = {}): string {
  const { near, far, tilt } = GAITS[gait]
  const base = { x, y, s, sx }
  const tilted: Placement = { rot: tilt * 1, x: tilt ? -tilt * 0.9 : 0, y: tilt ? tilt * 0.1 : 0 }
  const t = (d: string) => place(tilt ? place(d, tilted) : d, base)
  const nearLegs = near.map((leg) => t(limb(leg)))
  const farLegs = far.map((leg) => t(limb(leg)))
  const hooves = [...near, ...far].map((leg) => t(hoofAt(leg)))
  const trunk = t(TRUNK)
  const flow = gait === 'gallop' || gait === 'rear'
  const tail = t(
    flow
      ? 'M80-112C98-126 122-124 136-112C146-104 156-104 166-110C160-94 146-86 132-90C140-84 150-82 158-84C142-70 120-72 106-86C98-94 90-98 82-96Z'
      : 'M78-114C96-116 104-100 102-80C100-60 96-44 102-26C90-30 82-44 84-62C86-78 84-90 78-96Z',
  )
  const mane = flow
    ? 'M-70-178C-58-186-46-178-38-170C-28-166-20-168-12-174C-14-162-22-154-30-152C-22-146-14-146-6-150C-10-138-20-130-30-130C-44-140-54-156-66-166Z'
    : 'M-71-180C-58-178-50-168-46-156C-38-150-32-140-30-126C-36-124-42-124-46-128C-46-136-50-142-56-146C-58-156-62-162-68-166Z'
  const eye = 'M-93-152C-91-155-88-155-86-152C-88-150-91-150-93-152ZM-112-123C-110-126-108-125-108-122Z'
  const muscles = [
    'M-36-66C-50-76-56-92-46-108',
    'M50-64C40-78 44-100 58-112',
    'M-60-118C-56-130-58-142-66-152',
    'M-84-140C-80-146-78-152-80-158',
  ]
  const straps = 'M-82-170L-79-134M-102-150L-92-128M-101-146L-80-162'
  if (pale) {
    return (
      farLegs.map((d) => solid(d)).join('') +
      solid(tail) +
      hooves.map((d) => shape(d, NIGHT, 1.1)).join('') +
      solid(trunk) +
      nearLegs.map(solid).join('') +
      cut(t('M86-108C98-100 98-80 94-56'), 0.9) +
      cut(hatch(t('M-36-60C-8-49 22-51 50-62C24-63-6-62-36-60Z'), 60, 2.6, { jitter: 0.3 }), 0.8) +
      shape(t(mane), NIGHT, 1) +
      solid(t(swell('M-62-170C-50-164-44-150-38-132', 1) + swell('M-54-168C-44-160-38-148-34-136', 0.9))) +
      cutFill(muscles.map((d) => t(swell(d, 1.1))).join('') + t(eye)) +
      (bridle ? cut(t(straps), 1.3) : '')
    )
  }
  return (
    union(farLegs, NIGHT, 1.2) +
    hooves
      .slice(2)
      .map((d) => solid(d))
      .join('') +
    shape(tail, NIGHT, 1.3) +
    solid(
      t(
        flow
          ? swell('M84-104C104-116 124-108 150-98', 1.3) + swell('M84-100C104-104 120-90 140-82', 1.1)
          : swell('M82-108C98-96 90-60 98-36', 1.3) + swell('M80-102C92-88 86-62 92-44', 1.1),
      ),
    ) +
    union([trunk, ...nearLegs], NIGHT, 1.5) +
    hooves
      .slice(0, 2)
      .map((d) => solid(d))
      .join('') +
    fine(hatch(t('M-36-60C-8-49 22-51 50-62C24-64-6-64-36-60Z'), 60, 3.2, { jitter: 0.3 }), 0.8) +
    shape(t(mane), TINT, 1.2) +
    solid(
      t(swell('M-62-170C-50-164-44-150-38-132', 1) + swell('M-54-168C-44-160-38-148-34-136', 0.9)) +
        muscles.map((d) => t(swell(d, 1))).join('') +
        t(eye),
    ) +
    (bridle ? fine(t(straps), 1.2) : '')
  )
}
