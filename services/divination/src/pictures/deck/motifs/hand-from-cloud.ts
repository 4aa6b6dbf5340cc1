import { hatch } from '../engraving/hatch.ts'
import { cut, fine, raised, shape, solid } from '../engraving/marks.ts'
import { TINT } from '../engraving/palette.ts'
import { circle, place, table } from '../engraving/path.ts'
import { cumulus } from './cloud.ts'

const FINGERS =
  'M-34 20C-14 12 8 10 28 4C42 0 52-9 60-17C66-22 72-18 69-11C64 2 52 13 38 19C50 17 60 11 68 5C73 2 77 7 73 12C65 22 52 28 38 30C48 30 57 27 64 24C69 22 72 28 67 32C57 39 44 41 32 41C38 42 45 41 50 40C55 40 56 45 51 48C36 55 12 56-8 52C-28 50-44 56-60 66L-88 36C-72 32-50 28-34 20Z'
const THUMB_EDGE = 'M-23-25C-19-30-12-27-13-20C-14-11-18-3-21 6C-23 14-21 20-14 26L-30 30L-44 10Z'
const THUMB = 'M-60 36C-52 24-46 8-36-4C-31-11-27-18-23-25C-19-30-12-27-13-20C-14-11-18-3-21 6C-23 14-21 20-14 26C-22 40-44 48-60 36Z'
const CUFF = 'M-90 24C-80 32-68 50-60 72C-66 78-72 82-80 84C-88 66-98 50-110 40C-104 32-98 28-90 24Z'

/** The large hand of the aces, from a cloud on the left, palm up: fingers behind the emblem, thumb in front. */
export function handFromCloud(x: number, y: number, emblem: string): string {
  const o = { x, y }
  return (
    solid(place(FINGERS, o)) +
    cut(place('M40 18.500C32 22 22 24 10 25M40 30C30 32 18 33 6 33M34 41C24 41 12 41 0 40M62-14C64-12 64-10 62-8', o), 1.1) +
    cut(
      hatch(
        place('M-60 62C-44 52-28 46-10 49C10 53 34 53 51 46L49 48C36 55 12 56-8 52C-28 50-44 56-60 66ZM-50 56C-30 42 0 42 30 46L10 54Z', o),
        55,
        2.3,
        { jitter: 0.2 },
      ),
      0.8,
    ) +
    emblem +
    raised(place(THUMB_EDGE, o), 2.6) +
    solid(place(THUMB, o)) +
    cut(place('M-21-23C-17-23-15-20-16-16M-31-4C-27-4-25-2-24 2M-14 26C-20 33-28 37-38 38M-36 6C-33 8-31 12-31 16', o), 1.1) +
    cuffAndCloud(x, y)
  )
}

function cuffAndCloud(x: number, y: number): string {
  const o = { x, y }
  const left = x - 158
  return (
    shape(place(CUFF, o), TINT, 1.5) +
    fine(place('M-98 30C-88 40-78 56-70 78M-94 27C-84 37-74 53-66 75', o), 1.1) +
    solid(
      table('-91 40, -82 52, -76 66')
        .map(([cx = 0, cy = 0]) => place(circle(cx, cy, 2.2), o))
        .join(''),
    ) +
    cumulus([
      [26 + left, y + 22, 20],
      [46 + left, y + 16, 13],
      [60 + left, y + 32, 13],
      [34 + left, y + 48, 24],
      [64 + left, y + 52, 15],
      [70 + left, y + 68, 10],
      [54 + left, y + 76, 16],
      [30 + left, y + 84, 20],
    ])
  )
}

const FIST_BACK = 'M-16-22C-8-27 10-27 17-22C22-14 22 16 17 24C8 29-10 29-17 24C-22 12-22-10-16-22Z'
const FIST =
  'M-60 30C-48 20-40 4-30-10C-24-20-14-26-4-26C4-27 14-28 20-25C27-23 27-14 21-12C28-11 29-2 22 0C29 1 29 10 22 12C27 13 26 21 20 23C12 27-2 30-12 30C-24 34-36 44-44 58Z'
const FIST_THUMB = 'M-30-10C-24-22-12-34-2-38C6-42 14-36 8-30C2-24-4-18-8-10C-12-4-20 0-26-2Z'

/** A large fist from a cloud on the left, closed around something upright, which is drawn first and shows between the fingers. */
export function fistFromCloud(x: number, y: number): string {
  const o = { x, y }
  return (
    solid(place(FIST_BACK, o)) +
    raised(place(FIST, o), 2.6) +
    cut(place('M21-12C12-11 2-11-8-13M22 0C13 1 2 1-8-1M22 12C14 13 4 13-6 11M-12 30C-8 24-4 22 2 22', o), 1.2) +
    cut(hatch(place('M-44 58C-36 44-24 34-12 30L14 25L10 20C-8 24-26 28-48 48Z', o), 55, 2.3, { jitter: 0.3 }), 0.8) +
    raised(place(FIST_THUMB, o), 2.2) +
    cut(place('M8-37C4-36 2-33 3-30M-14-22C-11-21-9-19-9-17', o), 1) +
    cuffAndCloud(x + 20, y - 10)
  )
}
