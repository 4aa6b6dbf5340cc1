import { limb } from '../engraving/limb.ts'
import { fine, raised, shape, solid } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import type { Point } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'
import type { Headwear } from './headwear.ts'
import { type Gait, horse } from './horse.ts'
import { posedFigure } from './posed-figure.ts'

type RiderOptions = {
  s?: number
  sx?: number
  gait?: Gait
  pale?: boolean
  wear?: Headwear
  /** elbow and wrist of the arm that holds something, in the horse's own units (saddle near 6, -126) */
  near: readonly [Point, Point]
  /** what the hand holds, drawn before the arm; in the horse's own units */
  held?: string
  caparison?: boolean
}

/** An armoured rider; x,y is the ground under the horse. */
export function rider(
  x: number,
  y: number,
  { s = 1, sx = 1, gait = 'walk', pale = false, wear = 'helmet', near, held = '', caparison = false }: RiderOptions,
): string {
  const seat: Point = gait === 'rear' ? [14, -136] : [8, -128]
  const neck: Point = gait === 'rear' ? [4, -206] : gait === 'gallop' ? [-12, -200] : [4, -204]
  const cloak = shape(
    `M${neck[0] + 6} ${neck[1] + 4}C${neck[0] + 34} ${neck[1] + 14} ${neck[0] + 40} ${neck[1] + 50} ${seat[0] + 62} ${seat[1] - 20}C${seat[0] + 74} ${seat[1] - 10} ${seat[0] + 84} ${seat[1] - 14} ${seat[0] + 92} ${seat[1] - 22}C${seat[0] + 84} ${seat[1] + 2} ${seat[0] + 66} ${seat[1] + 14} ${seat[0] + 44} ${seat[1] + 10}C${seat[0] + 20} ${seat[1] + 8} ${seat[0] + 14} ${seat[1]} ${seat[0] + 6} ${seat[1] - 10}Z`,
    TINT,
    1.4,
  )
  const cloakFolds = solid(
    swell(
      `M${neck[0] + 14} ${neck[1] + 16}C${neck[0] + 26} ${neck[1] + 50} ${seat[0] + 40} ${seat[1] - 8} ${seat[0] + 76} ${seat[1] - 6}`,
      0.9,
    ) +
      swell(
        `M${neck[0] + 12} ${neck[1] + 30}C${neck[0] + 20} ${neck[1] + 60} ${seat[0] + 30} ${seat[1] - 2} ${seat[0] + 56} ${seat[1] + 4}`,
        0.9,
      ),
  )
  const [hx, hy] = seat
  const leg = limb([
    [hx + 10, hy - 14, 6],
    [hx, hy - 2, 15],
    [hx - 26, hy + 26, 12],
    [hx - 16, hy + 66, 7],
  ])
  const greave =
    shape(leg, NIGHT, 1.5) + solid(swell(`M${hx - 10} ${hy + 6}C${hx - 24} ${hy + 14} ${hx - 28} ${hy + 24} ${hx - 26} ${hy + 40}`, 1.2))
  const knee = shape(
    `M${hx - 40} ${hy + 24}C${hx - 38} ${hy + 12} ${hx - 18} ${hy + 10} ${hx - 14} ${hy + 22}C${hx - 16} ${hy + 34} ${hx - 36} ${hy + 38} ${hx - 40} ${hy + 24}Z`,
    TINT,
    1.3,
  )
  const boot = raised(
    `M${hx - 24} ${hy + 62}L${hx - 8} ${hy + 62}C${hx - 6} ${hy + 70} ${hx - 6} ${hy + 74} ${hx - 6} ${hy + 80}C${hx - 18} ${hy + 83} ${hx - 36} ${hy + 84} ${hx - 44} ${hy + 80}C${hx - 40} ${hy + 72} ${hx - 28} ${hy + 72} ${hx - 24} ${hy + 62}Z`,
    1.6,
  )
  const figure = posedFigure({
    facing: -1,
    neck,
    hip: seat,
    garment: 'short',
    fill: TINT,
    wear,
    near,
    far: [
      [neck[0] - 26, neck[1] + 46],
      [neck[0] - 52, neck[1] + 52],
    ],
    held,
  })
  const shoulder = shape(
    `M${neck[0] - 8} ${neck[1] + 8}C${neck[0] - 4} ${neck[1] - 2} ${neck[0] + 18} ${neck[1]} ${neck[0] + 20} ${neck[1] + 14}C${neck[0] + 18} ${neck[1] + 26} ${neck[0] - 4} ${neck[1] + 26} ${neck[0] - 8} ${neck[1] + 8}Z`,
    NIGHT,
    1.2,
  )
  const saddle =
    shape('M-34-128C-20-134 30-132 46-132C52-124 52-112 50-104C30-98-10-98-30-104C-34-110-36-120-34-128Z', TINT, 1.3) +
    fine('M-30-110C-10-104 28-104 48-110', 1)
  const drape =
    shape(
      'M-34-128C-20-134 30-132 46-132C58-136 72-132 78-122C84-96 80-76 78-54C66-48 56-58 46-50C34-44 26-54 14-48C2-42-8-54-18-48C-28-44-38-52-46-58C-54-80-50-104-34-128Z',
      TINT,
      1.4,
    ) + fine('M79-66C66-60 56-70 46-62C34-56 26-66 14-60C2-54-8-66-18-60C-28-56-38-64-48-70', 0.9)
  const reins = fine('M-96-130C-84-124-60-136-44-152', 1.2)
  return (
    horse(x, y, { s, sx, gait, pale }) +
    moved(
      (caparison ? drape : saddle) +
        cloak +
        cloakFolds +
        (gait === 'walk' || gait === 'stand' ? reins : '') +
        figure +
        greave +
        knee +
        boot +
        shoulder,
      { x, y, s, sx },
    )
  )
}
