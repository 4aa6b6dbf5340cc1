import { cut, line, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { circle, mirror, place } from '../engraving/path.ts'
import { lionMask } from './lion-mask.ts'

/** Two snakes round a staff under a winged lion's head; x,y is the foot. */
export function caduceus(x: number, y: number): string {
  const p = (d: string) => place(d, { x, y })
  const snake = 'M2-6C30-26 30-56 0-76C-26-94-24-122 0-138C20-150 20-172 8-184C2-192 10-200 18-194'
  const wing =
    'M14-236C30-262 58-278 92-276C88-266 82-260 74-256C80-255 84-255 90-252C82-242 72-238 62-238C68-236 70-234 74-230C58-220 34-220 16-224Z'
  const feathers = 'M22-232C38-248 60-260 84-270M24-228C42-240 62-246 82-248M26-225C42-231 54-232 66-232'
  return (
    solid(p('M-3 0V-222H3V0Z')) +
    [snake, mirror(snake, 0)].map((d) => line(p(d), 6.4)).join('') +
    [snake, mirror(snake, 0)].map((d) => cut(p(d), 1.1)).join('') +
    solid(p(circle(18, -192, 5)) + p(circle(-18, -192, 5))) +
    [wing, mirror(wing, 0)].map((d) => solid(p(d))).join('') +
    cut(p(feathers) + p(mirror(feathers, 0)), 1) +
    lionMask(x, y - 236, 20) +
    shape(p('M-4-3H4L6 6H-6Z'), NIGHT, 1.1)
  )
}
