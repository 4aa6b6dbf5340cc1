import { hatch } from '../engraving/hatch.ts'
import { cut, cutFill, fine, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { type Placement, place } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'

const WOLF =
  'M70 1C64 5 59 10 55 14C51 16 47 17 44 19L31 12C33 20 35 25 38 29C34 40 25 48 18 60C9 74 3 84 5 94C6 98 10 100 15 100L43 100C46 98 44 95 38 94C47 89 51 83 53 76C55 84 55 90 54 95C52 97 53 100 56 100L68 100C71 98 69 95 63 94C64 82 69 70 70 58C71 47 69 40 67 33C71 27 76 19 80 11C77 11 72 14 67 19C68 13 71 7 74 3C73 1 72 0 70 1Z'
const DOG = WOLF.replace('L31 12C33 20 35 25 38 29', 'C36 18 27 23 22 34C24 41 31 41 35 36C37 33 38 31 39 29')
const HAUNCH = 'M10 92C9 78 24 66 36 76C42 82 42 90 38 94'
const TOES = 'M56 96V100M60 97V100M36 96V100M40 96V100'

/** A dog howling at the sky, flat gold, facing right; y is the ground. */
export function howlingDog(x: number, y: number, h: number, sx = 1): string {
  const p = (d: string) => place(d, { x, y: y - h, s: h / 100, sx })
  const tail = 'M6 92C-6 92-16 86-18 74C-19 64-12 58-6 61C-2 63-3 69-7 69C-8 80 0 86 8 86'
  const fur = [HAUNCH, 'M36 44C41 54 42 62 40 72', 'M62 40C64 50 63 60 60 70', 'M28 54C33 61 35 68 34 75', 'M18 70C24 66 30 66 35 70']
  return (
    solid(p(tail + DOG)) +
    cut(p(`${TOES}M57 14.500C60 15 61 13 62 12M67 19C63 20 60 22 57 22M44 19C36 18 27 23 22 34C24 41 31 41 35 36C37 33 39 28 44 19`), 1) +
    cutFill(fur.map((d) => swell(p(d), 0.9)).join(''))
  )
}

/** Its wild brother, dark with gold fur. */
export function howlingWolf(x: number, y: number, h: number, sx = 1): string {
  const p = (d: string) => place(d, { x, y: y - h, s: h / 100, sx })
  const tail = 'M7 96C-2 92-12 86-22 90C-30 93-34 99-38 101C-26 104-6 104 10 100'
  const fur = [
    'M36 40C42 46 44 54 43 62',
    'M30 48C36 54 38 62 37 70',
    'M24 57C30 63 32 70 31 78',
    'M58 42C62 48 63 56 61 64',
    'M52 46C57 52 58 60 56 68',
    'M18 66C24 71 26 78 25 85',
    HAUNCH,
  ]
  return (
    shape(p(tail), NIGHT, 1.3) +
    shape(p(WOLF), NIGHT) +
    solid(fur.map((d) => swell(p(d), 0.9)).join('') + swell(p('M67 19C63 20 60 22 57 22'), 0.7)) +
    fine(p(`M57 14.500C60 15 61 13 62 12${TOES}M38 29C41 26 43 23 44 19`), 0.9)
  )
}

const LEAPING =
  'M-57-56C-53-59-48-60-44-61C-40-65-33-64-30-58C-25-52-20-47-14-43C-5-39 5-35 10-27C17-28 22-37 20-47C27-39 26-24 13-17C15-12 12-8 10-4C15-4 17 0 15 1.500H3C1-3 4-9 1-14C-8-16-17-19-23-23C-29-19-36-15-42-12C-46-11-48-15-45-18C-40-20-36-25-33-29C-38-29-44-29-49-28C-53-30-52-35-48-35C-43-36-39-38-36-42C-39-46-43-47-48-47C-52-47-55-49-56-51C-58-53-58-55-57-56Z'

/** A small leaping dog, facing left; its hind paw stands on the point. */
export function leapingDog(x: number, y: number, s: number, sx = 1): string {
  const o: Placement = { x, y, s, sx }
  return (
    solid(place(LEAPING, o)) +
    cutFill(place('M-33-60C-28-59-24-53-27-46C-31-46-34-52-33-60Z', o)) +
    cut(place('M-56-51C-52-49-48-49-45-53M-45-56.500C-44-57-43-57-42-56M-2-36C-2-28-2-22 1-14M-33-29C-29-30-26-31-23-34', o), 1) +
    cut(hatch(place('M-14-43C-5-39 5-35 10-27L6-20L-16-28L-24-38Z', o), 50, 2.3, { to: 0.55, jitter: 0.2 }), 0.7)
  )
}
