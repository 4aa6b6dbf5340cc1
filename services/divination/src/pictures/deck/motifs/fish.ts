import { cut, cutFill, solid } from '../engraving/marks.ts'
import { circle, place } from '../engraving/path.ts'

/** A fish rising from a cup, its head to the left; x,y is where it leaves the cup. */
export function fish(x: number, y: number, s: number): string {
  const o = { x, y: y + 20 * s, s }
  return (
    solid(place('M-8 0C-10-18-14-28-22-36C-16-46-2-48 8-40C16-32 18-16 14 0ZM6-42C14-50 22-50 28-46C24-38 18-34 12-34Z', o)) +
    cutFill(place(circle(-8, -36, 2.2), o)) +
    cut(place('M-22-36C-18-34-16-33-13-33M-2-44C2-38 2-32-2-28M2-24C6-22 8-20 12-20M0-14C4-12 8-12 13-12M-4-4C2-4 8-4 14-4', o), 1)
  )
}
