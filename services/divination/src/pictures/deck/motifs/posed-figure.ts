import { hatch } from '../engraving/hatch.ts'
import { type Joint, limb } from '../engraving/limb.ts'
import { fine, line, shape, solid } from '../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { type Placement, type Point, place } from '../engraving/path.ts'
import { folds, swell, swells } from '../engraving/swell.ts'
import { profile } from './face.ts'
import { grip, openHand } from './hand.ts'
import { type Headwear, headwear } from './headwear.ts'

type Two = readonly [Point, Point]

/** A clothed figure in profile, given by its joints in card units. All proportions follow from the length of its back. */
export type Pose = {
  /** -1 looks left, 1 looks right */
  facing: -1 | 1
  neck: Point
  hip: Point
  /** elbow and wrist */
  near?: Two
  far?: Two
  /** knee and ankle */
  nearLeg?: Two
  farLeg?: Two
  /** degrees by which the head is bowed (positive: down) */
  bow?: number
  wear?: Headwear
  beard?: boolean
  garment?: 'tunic' | 'robe' | 'short'
  /** how far a robe reaches below the hip, in back lengths */
  hem?: number
  hands?: 'grip' | 'open' | 'none'
  fill?: string
  /** feet turned up or down, degrees */
  nearFoot?: number
  farFoot?: number
  /** drawn between the far arm and the body, and between the body and the near arm */
  behind?: string
  held?: string
}

const TUNIC =
  'M-14-4C-26 0-31 30-27 60C-26 75-24 88-24 98C-32 122-42 146-48 166C-36 176-22 166-10 172C6 179 22 170 36 173C44 173 48 169 50 163C42 140 32 120 26 98C30 80 34 40 26 12C22 0 14-6 4-6C-4-6-10-6-14-4Z'
const SHORT =
  'M-14-4C-26 0-31 30-27 60C-26 75-26 88-28 98C-34 112-36 124-38 134C-24 140-10 134 4 138C18 140 30 136 40 130C36 118 30 108 26 98C30 80 34 40 26 12C22 0 14-6 4-6C-4-6-10-6-14-4Z'

function robePath(hem: number): string {
  const y = 100 + hem * 100
  const w = 34 + hem * 20
  return `M-14-4C-26 0-31 30-27 60C-26 80-28 100-32 116C-${w * 0.72} ${100 + hem * 40} -${w * 0.9} ${100 + hem * 72} -${w} ${y - 6}C-${w * 0.5} ${y + 6} -${w * 0.2} ${y - 4} 6 ${y + 1}C${w * 0.4} ${y + 6} ${w * 0.8} ${y} ${w + 6} ${y - 8}C${w} ${100 + hem * 60} 42 ${100 + hem * 20} 30 104C34 70 34 40 26 12C22 0 14-6 4-6C-4-6-10-6-14-4Z`
}

const FOOT = 'M-9-12L9-12C10-2 11 6 12 12C0 15-26 15-36 11C-34 3-16 2-9-12Z'

export function posedFigure(pose: Pose): string {
  const { facing, neck, hip, garment = 'tunic', fill = TINT, hands = 'grip', wear = 'hair', hem = 1.7 } = pose
  const back = Math.hypot(hip[0] - neck[0], hip[1] - neck[1])
  const s = back / 100
  const sx = -facing
  const lean = (Math.atan2(hip[0] - neck[0], hip[1] - neck[1]) * -180) / Math.PI
  const body = { x: neck[0], y: neck[1], s, sx, rot: lean }
  const small = back < 46
  const outline = small ? 1.3 : 1.6

  const arm = ([elbow, wrist]: Two, shoulder: Point) => {
    const joints: Joint[] = [
      [shoulder[0] + (shoulder[0] - elbow[0]) * 0.12, shoulder[1] - 9 * s, 7 * s],
      [...shoulder, 14.5 * s],
      [...elbow, 14 * s],
      [...wrist, 9.5 * s],
    ]
    const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
    const hand = { sx: facing === 1 ? -1 : 1, rot: facing === 1 ? angle : angle + 180, edge: !small }
    const reach = 7 * s
    const [hx, hy] = [wrist[0] + reach * Math.cos((angle * Math.PI) / 180), wrist[1] + reach * Math.sin((angle * Math.PI) / 180)]
    const fist = hands === 'none' ? '' : hands === 'grip' ? grip(hx, hy, 1.2 * s, hand) : openHand(hx, hy, 1.0 * s, hand)
    return (
      fist +
      shape(limb(joints), fill, outline - 0.1) +
      swells(
        [`M${shoulder[0]} ${shoulder[1] + 4 * s}Q${elbow[0]} ${elbow[1]} ${(elbow[0] + wrist[0]) / 2} ${(elbow[1] + wrist[1]) / 2}`],
        0.8,
      )
    )
  }
  const leg = ([knee, ankle]: Two, dx: number, foot: number) => {
    const d = limb([
      [hip[0] + dx * s, hip[1], 21 * s],
      [...knee, 15 * s],
      [...ankle, 8.5 * s],
    ])
    return (
      shape(d, SURFACE, outline - 0.1) +
      (small ? '' : fine(hatch(d, 0, 3, { from: 0.55, jitter: 0.2 }))) +
      shape(place(FOOT, { x: ankle[0], y: ankle[1] + 4 * s, s: s * 1.05, sx, rot: foot }), TINT, 1.2)
    )
  }
  const shoulderFar: Point = [neck[0] + facing * 6 * s, neck[1] + 12 * s]
  const shoulderNear: Point = [neck[0] - facing * 4 * s, neck[1] + 14 * s]
  const head = {
    x: neck[0] + facing * 6 * s + Math.sin((lean * Math.PI) / 180) * 30 * s,
    y: neck[1] - 32 * s + (pose.bow ?? 0) * 0.14 * s,
    s: 0.62 * s,
    sx,
    rot: (pose.bow ?? 0) * facing + lean * 0.3,
  }
  const dress = garment === 'robe' ? robePath(hem) : garment === 'short' ? SHORT : TUNIC
  return (
    (pose.far ? arm(pose.far, shoulderFar) : '') +
    (pose.behind ?? '') +
    (pose.farLeg ? leg(pose.farLeg, 6 * facing, pose.farFoot ?? 0) : '') +
    (pose.nearLeg ? leg(pose.nearLeg, -2 * facing, pose.nearFoot ?? 0) : '') +
    shape(place(dress, body), fill, outline) +
    garmentFolds(garment, hem, body, small) +
    (pose.held ?? '') +
    (pose.near ? arm(pose.near, shoulderNear) : '') +
    profile(head.x, head.y, 62 * s, { sx, rot: head.rot, ear: wear === 'hair' || wear === 'cap' ? s > 0.55 : false }) +
    shape(place('M-20-4C-10 6 14 6 28-4C32 2 32 10 28 16C12 26-12 24-22 12C-24 6-23 0-20-4Z', body), NIGHT, 1.1) +
    (pose.beard ? beard(head) : '') +
    headwear(wear, head)
  )
}

function garmentFolds(garment: Pose['garment'], hem: number, body: Parameters<typeof place>[1], small: boolean): string {
  const p = (d: string) => place(d, body)
  const chest = ['M-8 8C-14 36-12 66-10 90', 'M18 12C24 40 18 70 16 92']
  if (garment === 'robe') {
    const y = 100 + hem * 100
    const w = 34 + hem * 20
    const skirt = folds(
      p(`M-22 104C-30 ${110 + hem * 30} -${w * 0.6} ${100 + hem * 66} -${w * 0.8} ${y - 12}`),
      p(`M24 104C34 ${110 + hem * 30} ${w * 0.7} ${100 + hem * 66} ${w * 0.86} ${y - 12}`),
      small ? 3 : 6,
      { seed: 5, jitter: 0.3 },
    )
    return (
      swells([...skirt, ...(small ? [] : chest.map(p))], small ? 0.7 : 0.95) + line(p('M-27 98C-10 106 12 106 27 100'), small ? 1.2 : 2.2)
    )
  }
  const low = garment === 'short' ? 128 : 162
  const skirt = folds(p(`M-20 102C-26 120-34 140-40 ${low}`), p(`M22 102C28 120 36 140 42 ${low}`), small ? 2 : 5, { seed: 2 })
  return (
    swells([...skirt, ...(small ? chest.slice(0, 1).map(p) : chest.map(p))], small ? 0.7 : 0.95) +
    line(p('M-24 98C-8 105 12 105 26 98'), small ? 1.6 : 3) +
    (small ? '' : solid(p(swell('M2 8C2 36 4 66 4 90', 0.8))))
  )
}

function beard(head: Placement): string {
  const p = (d: string) => place(d, head)
  return (
    shape(
      p('M-40 30C-34 24-20 26-12 18C-2 22 8 14 10 4C18 30 16 62 4 84C-4 104-18 120-36 130C-32 112-38 96-42 80C-46 62-46 44-40 30Z'),
      NIGHT,
      1.1,
    ) + solid(p(swell('M-34 36C-36 60-36 90-32 116', 2) + swell('M-22 34C-24 60-24 84-28 104', 2) + swell('M-8 30C-8 54-10 72-18 92', 2)))
  )
}
