import { cut, fine, line, shape, solid, tone } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { circle, type Placement, place } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'

export type Headwear =
  | 'hair'
  | 'long-hair'
  | 'cap'
  | 'feathered'
  | 'hood'
  | 'crown'
  | 'helmet'
  | 'plumed'
  | 'winged'
  | 'bandage'
  | 'laurel'
  | 'turban'
  | 'skull'
  | 'none'

const SHORT_HAIR = 'M-22-40C-24-54-4-62 10-56C28-50 34-34 30-16C34-4 30 10 34 22C26 24 18 20 16 12C12 2 8-6 4-12C2-24-10-34-22-40Z'
const LONG_HAIR =
  'M-22-40C-22-56-2-62 12-56C30-48 36-30 32-12C30 8 38 26 46 44C52 60 50 76 42 88C34 76 22 70 18 54C14 36 12 14 4-10C0-24-12-34-22-40Z'
const CAP = 'M-32-24C-34-48-8-64 16-56C34-50 42-34 38-16C22-32-8-38-32-24Z'
const FEATHER = 'M28-36C44-52 54-80 50-106C34-92 22-68 14-48Z'
const HOOD =
  'M-30-34C-30-56-4-70 18-60C42-48 50-20 44 6C42 24 48 40 54 54C34 60 6 58-14 50C-2 44 6 34 8 20C12 0 8-22-6-30C-14-36-22-38-30-34Z'
const CROWN = 'M-34-26L-48-76L-26-58L-16-88L6-62L28-86L34-56L56-72L44-18C22-34-10-38-34-26Z'
const HELMET = 'M-36-4C-42-40-26-62 4-62C34-62 42-34 38-6C36 12 38 24 42 36C26 46 6 44-6 38C2 24 4 8 0-6C-10-12-24-10-36-4Z'
const BANDAGE = 'M-34-28C-18-38 12-36 34-22L34-6C14-22-14-24-36-14Z'

/** Headwear for a head in profile (facing left, 100 high, centred on 0,0); drawn over the face. */
export function headwear(kind: Headwear, o: Placement): string {
  const p = (d: string) => place(d, o)
  const big = (o.s ?? 1) > 0.4
  const strands = (long: boolean) =>
    big
      ? solid(
          p(
            swell('M-14-46C12-50 24-28 26-4', 2) +
              swell('M-8-38C12-36 18-16 24 10', 2) +
              (long ? swell('M10-30C26 6 24 40 42 76', 2) + swell('M20-36C38 0 30 36 46 62', 2) : ''),
          ),
        )
      : solid(p(swell('M-12-42C14-44 22-20 26 6', 2.4)))
  const short = shape(p(SHORT_HAIR), NIGHT, 1.2) + strands(false)
  switch (kind) {
    case 'none':
      return ''
    case 'hair':
      return short
    case 'long-hair':
      return shape(p(LONG_HAIR), NIGHT, 1.3) + strands(true)
    case 'cap':
      return short + shape(p(CAP), TINT, 1.4) + solid(p(swell('M-24-34C-2-52 22-44 34-26', 1.6)))
    case 'feathered':
      return short + shape(p(CAP), TINT, 1.4) + solid(p(FEATHER)) + cut(p('M22-44C36-60 46-80 48-98'), 0.9)
    case 'hood':
      return shape(p(HOOD), TINT, 1.5) + solid(p(swell('M-20-50C16-62 34-30 32 2', 1.8) + swell('M14 4C14 26 4 40-6 48', 1.6)))
    case 'crown':
      return (
        short +
        shape(p(CROWN), TINT, 1.4) +
        solid(
          p('M-34-26C-10-38 22-34 44-18L46-30C22-46-14-50-38-38Z') +
            [p(circle(-49, -80, 5)), p(circle(-16, -92, 5)), p(circle(29, -90, 5)), p(circle(58, -76, 5))].join(''),
        )
      )
    case 'helmet':
      return armet(p)
    case 'plumed':
      return (
        solid(p('M4-60C10-92 40-104 62-88C84-74 82-44 62-26C64-50 50-60 36-52C26-46 18-48 4-60Z')) +
        cut(p('M14-66C30-88 56-84 66-46M26-62C40-72 54-68 60-50M12-62C20-82 34-92 50-90'), 0.9) +
        armet(p)
      )
    case 'winged':
      return (
        armet(p) +
        solid(p('M6-40C10-66 26-88 50-98C48-86 46-80 42-74C50-76 56-78 60-78C54-66 48-58 40-54C46-54 50-54 54-52C42-38 24-34 6-40Z')) +
        cut(p('M16-44C26-60 36-70 46-76M20-42C32-50 40-54 48-56'), 0.9)
      )
    case 'skull':
      return skull(p)
    case 'bandage':
      return short + solid(p(BANDAGE)) + cut(p('M-34-22C-14-32 14-30 34-14'), 0.8)
    case 'laurel':
      return (
        short +
        solid(
          p(
            [-26, -12, 2, 16, 28]
              .map((x, i) => place('M0 0C-6-8-6-18 0-26C8-18 8-8 0 0Z', { x, y: -34 - (9 - (i - 1.7) ** 2 * 2.8), rot: -40 + i * 26 }))
              .join(''),
          ),
        )
      )
    case 'turban':
      return (
        short +
        shape(p('M-38-22C-46-50-16-72 14-64C44-56 50-30 38-12C18-28-12-32-38-22Z'), TINT, 1.4) +
        line(p('M-36-30C-8-44 24-40 42-22M-28-48C0-58 26-54 44-36'), 1.1)
      )
  }
}

function armet(p: (d: string) => string): string {
  return (
    shape(p(HELMET), TINT, 1.4) +
    solid(p('M-36-4C-42-40-26-62 4-62L8-54C-18-54-30-36-28-8Z')) +
    fine(p('M2-58C18-40 24-10 20 30M-2-2C10 6 24 4 38-4'), 1)
  )
}

function skull(p: (d: string) => string): string {
  return (
    shape(p('M-52-30C-52-58-20-76 16-68C46-58 52-22 46 6C46 26 54 42 60 54C30 62-6 64-30 58C-48 40-56 0-52-30Z'), NIGHT, 1.4) +
    solid(
      p(
        'M-36-22C-36-48-14-58 8-54C30-50 38-28 32-8C30 2 22 8 16 10L12 26C0 30-12 34-22 36C-28 36-30 30-28 26L-34 22C-38 16-40 8-42 2C-38-6-36-12-36-22Z',
      ),
    ) +
    cut(p('M-30 22L10 16M-22 14V30M-14 13V30M-6 12V28M2 11V26'), 1) +
    tone(p('M-28-14C-28-24-12-26-8-16C-6-6-14 0-20-2C-26-4-28-8-28-14ZM-38 6C-36 0-32 0-30 6L-34 10Z'), NIGHT)
  )
}
