import { cut } from '../engraving/marks.ts'
import { GOLD, NIGHT } from '../engraving/palette.ts'
import { num, type Point, place, tidy } from '../engraving/path.ts'

type StaffOptions = { rot?: number; w?: number; leaves?: number }

/** A budding staff on x,y, upright at rot 0. */
export function staff(x: number, y: number, length: number, { rot = 0, w = 5, leaves = 3 }: StaffOptions = {}): string {
  const o = { x, y, rot }
  const l = -length
  const k = Math.min(1, w / 5)
  const shaft = `M${-w * 0.7} 0C${-w} ${l * 0.4} ${-w} ${l * 0.7} ${-w * 0.9} ${l + 4}C${-w} ${l - 4} ${w} ${l - 4} ${w * 0.9} ${l + 4}C${w} ${l * 0.7} ${w} ${l * 0.4} ${w * 0.7} 0C${w * 0.3} 2 ${-w * 0.3} 2 ${-w * 0.7} 0Z`
  const shoots = [
    { x: w * 0.8, y: l * 0.9, s: k, sx: 1, rot: -24 },
    { x: -w * 0.8, y: l * 0.8, s: k, sx: -1, rot: 24 },
    { x: w * 0.8, y: l * 0.66, s: k, sx: 1, rot: -24 },
  ].slice(0, leaves)
  const leafPaths = shoots.map((shoot) => place('M0 0C2-6 8-10 17-9C15-2 8 3 0 0Z', shoot)).join('')
  const veins = shoots.map((shoot) => place('M3-1L12-6', shoot)).join('')
  const shade = `M${w * 0.45} ${l * 0.04}C${w * 0.65} ${l * 0.4} ${w * 0.6} ${l * 0.7} ${w * 0.45} ${l + 5}`
  const knots = `M${-w * 0.9} ${l * 0.42}C${-w * 0.1} ${l * 0.44} ${-w * 0.1} ${l * 0.38} ${-w * 0.9} ${l * 0.37}M${-w * 0.8} ${l * 0.16}C${-w * 0.1} ${l * 0.18} ${-w * 0.1} ${l * 0.13} ${-w * 0.8} ${l * 0.12}`
  const end = `M${-w * 0.6} ${l + 5}C${-w * 0.2} ${l + 2} ${w * 0.2} ${l + 2} ${w * 0.3} ${l + 4}`
  return (
    `<path d="${tidy((leafPaths ? place(leafPaths, o) : '') + place(shaft, o))}" fill="${GOLD}" stroke="${NIGHT}" stroke-width="1.6" paint-order="stroke"/>` +
    cut(place(shade + knots + end + veins, o), 0.9)
  )
}

/** A staff from its foot to its tip. */
export function staffBetween(foot: Point, tip: Point, w = 5, leaves = 3): string {
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  const rot = (Math.atan2(tip[0] - foot[0], foot[1] - tip[1]) * 180) / Math.PI
  return staff(foot[0], foot[1], length, { rot: Number(num(rot)), w, leaves })
}
