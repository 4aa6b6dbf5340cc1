import { hatch } from '../engraving/hatch.ts'
import { cut, cutFill, solid } from '../engraving/marks.ts'
import { type Placement, place } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'

/** From the brow to below the chin, facing left, for a head 100 high. */
export const PROFILE =
  'C-30-42-37-31-37-16C-37-12-35-9-36-5C-39 2-45 9-48 15C-48 19-43 20-39 20C-40 22-42 24-41 27L-36 29C-40 31-40 34-37 36C-39 39-40 44-36 48C-32 52-25 51-19 48'

type Pose = { sx?: number; rot?: number }

/** A head in profile, facing left; h is its height. The skin is flat gold with dark features. */
export function profile(
  x: number,
  y: number,
  h: number,
  { sx = 1, rot = 0, ear = true, down = false }: Pose & { ear?: boolean; down?: boolean } = {},
): string {
  const o: Placement = { x, y, s: h / 100, sx, rot }
  const head = solid(place(`M-20-47${PROFILE}C-15 58-14 66-13 78L15 78C12 66 14 50 20 34C28 0 12-40-20-47Z`, o))
  if (h < 34)
    return head + cutFill(place('M-35-10C-29-14-22-12-17-8L-18-4C-24-7-29-8-34-5ZM-37 28C-33 27-29 28-26 26L-27 30C-30 32-34 32-37 31Z', o))
  const lid = down ? 'M-34 0C-30 4-25 4-21 1' : 'M-33-1C-29-6-23-5-19-1M-32 2C-29 4-24 3-21 1'
  const earLine = ear ? 'M2 2C8-2 13 4 9 11C7 15 4 17 3 12' : ''
  return (
    head +
    cut(place(`${lid}M-36 29C-33 29-30 29-27 27M-42 19C-39 15-37 13-38 9${earLine}`, o), 0.9) +
    cutFill(
      place(swell('M-35-9C-30-13-23-12-16-8', 1.5) + swell('M-19 48C-9 45-1 38 1 24', 1.3) + swell('M-33-1C-29-6-23-5-18-1', 0.8), o),
    ) +
    cut(hatch(place('M-16 50C-6 46 2 38 4 26L14 44L14 62L-15 66Z', o), rot + 20 * sx, 2.1, { jitter: 0.3, seed: 3 }), 0.7)
  )
}

const OVAL = 'M-36-12C-36-40-19-50 0-50C19-50 36-40 36-12C36 14 22 36 12 45C6 50-6 50-12 45C-22 36-36 14-36-12Z'
const SMALL = 'M-27-13Q-16-20-7-14M7-14Q16-20 27-13M-23-4Q-15 2-7-3M7-3Q15 2 23-4M-2-11L-7 14L4 17M-11 30Q0 34 11 30'
const TINY = 'M-24-8Q-15-12-8-7M8-7Q15-12 24-8M-1-4L-4 13L4 15M-9 29H9'

type FaceOptions = { turn?: number; rot?: number; open?: boolean; shaded?: boolean; oval?: boolean }

/** A face from the front. Below 30 units it has only the six strokes that are still legible. */
export function face(
  x: number,
  y: number,
  h: number,
  { turn = 0, rot = 0, open = false, shaded = true, oval = true }: FaceOptions = {},
): string {
  const o: Placement = { x, y, s: h / 100, rot }
  const ground = oval ? solid(place(OVAL, o)) : ''
  if (h < 20) return ground + cut(place(TINY, o), 0.7)
  if (h < 30) return ground + cut(place(SMALL, o), 0.8)
  const c = (v: number) => v + turn * 12
  const eyes = open
    ? `M${c(-24)}-4C${c(-19)}-10 ${c(-11)}-9 ${c(-6)}-3C${c(-11)} 1 ${c(-18)} 1 ${c(-24)}-4M${c(6)}-3C${c(11)}-9 ${c(19)}-10 ${c(24)}-4C${c(18)} 1 ${c(11)} 1 ${c(6)}-3`
    : `M${c(-24)}-5C${c(-19)} 2 ${c(-11)} 2 ${c(-7)}-3M${c(7)}-3C${c(11)} 2 ${c(19)} 2 ${c(24)}-5`
  const nose = `M${c(-2)}-12C${c(-5)} 0 ${c(-6)} 8 ${c(-7)} 14C${c(-4)} 19 ${c(3)} 19 ${c(6)} 15`
  const mouth = `M${c(-10)} 29C${c(-5)} 31 ${c(5)} 31 ${c(10)} 29M${c(-4)} 37C${c(-1)} 38 ${c(2)} 38 ${c(4)} 37`
  const brows =
    swell(`M${c(-27)}-14C${c(-20)}-21 ${c(-11)}-19 ${c(-5)}-15`, 1.3) + swell(`M${c(5)}-15C${c(11)}-19 ${c(20)}-21 ${c(27)}-14`, 1.3)
  const lip = `M${c(-10)} 29C${c(-5)} 25 ${c(-2)} 25 ${c(0)} 27C${c(2)} 25 ${c(5)} 25 ${c(10)} 29C${c(5)} 30 ${c(-5)} 30 ${c(-10)} 29Z`
  const cheek = place('M10-48C28-46 36-34 36-12C36 14 22 36 12 45C22 20 24-20 10-48Z', o)
  return (
    ground +
    cut(place(eyes + nose + mouth, o), h > 44 ? 1.1 : 0.9) +
    cutFill(place(brows + lip, o)) +
    (shaded ? cut(hatch(cheek, 0, 2.2, { from: 0.25, jitter: 0.25, seed: 4 }), 0.7) : '')
  )
}
