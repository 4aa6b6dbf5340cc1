import { type Joint, limb } from '../engraving/limb.ts'
import { cut, cutFill, raised, shape, solid } from '../engraving/marks.ts'
import { NIGHT } from '../engraving/palette.ts'
import { circle, type Placement, type Point, place } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'
import { face, profile } from './face.ts'
import { grip, openHand } from './hand.ts'
import { headwear } from './headwear.ts'

type Two = readonly [Point, Point]

/** An unclothed figure given by its joints, in card units: flat gold with dark features. */
type BarePose = {
  neck: Point
  hip: Point
  /** elbow and wrist, left and right as the viewer sees them */
  leftArm?: Two
  rightArm?: Two
  /** knee and ankle */
  leftLeg?: Two
  rightLeg?: Two
  woman?: boolean
  leaf?: boolean
  grips?: boolean
  /** drawn behind the body, and between body and arms */
  behind?: string
  held?: string
  tilt?: number
  /** legs whose foot is seen from the side: the direction it points */
  leftFoot?: -1 | 1
  rightFoot?: -1 | 1
  leftInFront?: boolean
}

const TORSO =
  'M-8-16C-8-5-14 0-25 3C-32 6-31 18-26 30C-22 44-17 54-17 66C-18 80-25 90-26 106C-24 118-10 126 0 126C10 126 24 118 26 106C25 90 18 80 17 66C17 54 22 44 26 30C31 18 32 6 25 3C14 0 8-5 8-16Z'
const BREAST = 'M-21 36C-19 44-6 44-3 36M21 36C19 44 6 44 3 36M0 72V74M-16 108C-8 114-4 120 0 126C4 120 8 114 16 108'
const CHEST = 'M-22 30C-14 37-6 36 0 31C6 36 14 37 22 30M0 34V64M-10 52H-4M4 52H10M0 74V76M-16 106C-8 114-4 120 0 126C4 120 8 114 16 106'
const LEAF =
  'M0 100C-6 96-14 96-18 102C-14 104-12 106-12 110C-10 110-8 112-6 114C-6 120-4 126 0 130C4 126 6 120 6 114C8 112 10 110 12 110C12 106 14 104 18 102C14 96 6 96 0 100Z'
const FOOT_SIDE = 'M-7-8L7-8C8 0 8 6 9 9C0 12-18 12-28 9C-27 3-14 2-7-8Z'
const FOOT_FRONT = 'M-6-10H6C8 0 12 8 10 12C4 15-4 15-9 12C-11 8-8 0-6-10Z'

export function bareFigure(pose: BarePose): string {
  const { neck, hip, woman = false } = pose
  const s = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]) / 100
  const lean = (Math.atan2(hip[0] - neck[0], hip[1] - neck[1]) * -180) / Math.PI
  const body: Placement = { x: neck[0], y: neck[1], s, rot: lean }
  const cos = Math.cos((lean * Math.PI) / 180)
  const sin = Math.sin((lean * Math.PI) / 180)
  const on = (px: number, py: number): Point => [neck[0] + s * (px * cos - py * sin), neck[1] + s * (px * sin + py * cos)]
  const edge = s > 0.5 ? 1.6 : 1.2
  const leg = ([knee, ankle]: Two, side: -1 | 1, foot?: -1 | 1) => {
    const top = on(side * 13, 104)
    const joints: Joint[] = [
      [...top, 14.5 * s],
      [(top[0] + knee[0]) / 2, (top[1] + knee[1]) / 2, 13.5 * s],
      [...knee, 8.5 * s],
      [(knee[0] + ankle[0]) / 2 - side * s, (knee[1] + ankle[1]) / 2, 8.4 * s],
      [...ankle, 4.6 * s],
    ]
    const sole = foot
      ? place(FOOT_SIDE, { x: ankle[0], y: ankle[1] + 6 * s, s: s * 0.95, sx: -foot })
      : place(FOOT_FRONT, { x: ankle[0], y: ankle[1] + 8 * s, s: s * 0.95, sx: side })
    return (
      raised(sole, edge) +
      raised(limb(joints), edge) +
      cut(`M${knee[0] - 5 * s} ${knee[1] + 3 * s}Q${knee[0]} ${knee[1] + 7 * s} ${knee[0] + 5 * s} ${knee[1] + 2 * s}`, 0.9)
    )
  }
  const arm = ([elbow, wrist]: Two, side: -1 | 1) => {
    const shoulder = on(side * 24, 12)
    const joints: Joint[] = [
      [...on(side * 18, 7), 7 * s],
      [...shoulder, 8.4 * s],
      [...elbow, 6.4 * s],
      [...wrist, 4.6 * s],
    ]
    const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
    const left = wrist[0] < elbow[0]
    const hand = { sx: left ? 1 : -1, rot: (angle * 180) / Math.PI + (left ? 180 : 0) }
    const at: Point = [wrist[0] + 4 * s * Math.cos(angle), wrist[1] + 4 * s * Math.sin(angle)]
    return (pose.grips ? grip(...at, 0.95 * s, hand) : openHand(...at, 0.85 * s, hand)) + raised(limb(joints), edge)
  }
  const legs = [pose.leftLeg ? leg(pose.leftLeg, -1, pose.leftFoot) : '', pose.rightLeg ? leg(pose.rightLeg, 1, pose.rightFoot) : '']
  // the shoulders cover the joints, otherwise the arms would look like a doll's
  const shoulders = [pose.leftArm ? -1 : 0, pose.rightArm ? 1 : 0]
    .filter(Boolean)
    .map((side) => circle(...on(side * 20.5, 11), 8.6 * s))
    .join('')
  const head: Placement = { x: neck[0] + s * 32 * sin, y: neck[1] - s * 38 * cos, s: 0.5 * s, rot: lean + (pose.tilt ?? 0) }
  return (
    (pose.behind ?? '') +
    (woman ? shape(place(LONG, head), NIGHT, 1.2) : '') +
    (pose.leftInFront ? legs.toReversed() : legs).join('') +
    raised(place(TORSO, body), edge) +
    cut(place(woman ? BREAST : CHEST, body), s > 0.5 ? 1.1 : 0.8) +
    (pose.leaf ? shape(place(LEAF, body), NIGHT, 1) : '') +
    (pose.held ?? '') +
    (pose.leftArm ? arm(pose.leftArm, -1) : '') +
    (pose.rightArm ? arm(pose.rightArm, 1) : '') +
    solid(shoulders) +
    face(head.x ?? 0, head.y ?? 0, 50 * s, { rot: head.rot ?? 0, shaded: s > 0.7 }) +
    shape(place(woman ? FRINGE : CROP, head), NIGHT, 1.1) +
    (woman
      ? solid(
          place(
            swell('M-46-10C-48 20-44 50-40 70', 3) +
              swell('M46-10C48 20 44 50 40 70', 3) +
              swell('M-4-62C-22-54-34-36-36-14', 2.4) +
              swell('M4-62C22-54 34-36 36-14', 2.4),
            head,
          ),
        )
      : '')
  )
}

const LONG = 'M0-66C-40-66-50-30-50 0C-52 40-46 70-38 92C-20 100 20 100 38 92C46 70 52 40 50 0C50-30 40-66 0-66Z'
const FRINGE = 'M-2-40C-14-34-30-26-36 2C-44-10-44-34-30-52C-16-66 16-66 30-52C44-34 44-10 36 2C30-26 14-34-2-40Z'
const CROP = 'M0-38C-16-40-30-30-36 0C-46-14-46-44-26-58C-10-68 16-68 30-56C46-42 46-14 36 0C32-28 18-36 0-38Z'

type BareSidePose = {
  facing: -1 | 1
  neck: Point
  hip: Point
  near?: Two
  far?: Two
  nearLeg: Two
  farLeg: Two
  nearFoot?: number
  farFoot?: number
  bow?: number
  held?: string
  behind?: string
}

/** The same figure from the side, long-haired; kneeling or bending. */
export function bareFromSide(pose: BareSidePose): string {
  const { facing, neck, hip } = pose
  const s = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]) / 100
  const edge = 1.6
  const dx = (hip[0] - neck[0]) / 100
  const dy = (hip[1] - neck[1]) / 100
  const back = (t: number, out: number): Point => [neck[0] + dx * t - facing * out * dy, neck[1] + dy * t + facing * out * dx]
  const torso = limb([
    [...back(-4, 0), 9 * s],
    [...back(10, 2), 17 * s],
    [...back(32, -4), 20 * s],
    [...back(66, 0), 15 * s],
    [...back(96, 4), 22 * s],
    [...back(108, 4), 18 * s],
  ])
  const leg = ([knee, ankle]: Two, foot: number) =>
    raised(place(FOOT_SIDE, { x: ankle[0], y: ankle[1] + 2, s: s * 1.1, sx: -facing, rot: foot }), edge) +
    raised(
      limb([
        [...back(100, 4), 17 * s],
        [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 + 2 * s, 16 * s],
        [...knee, 9.5 * s],
        [(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2, 9.5 * s],
        [...ankle, 5 * s],
      ]),
      edge,
    )
  const arm = ([elbow, wrist]: Two, out: number) => {
    const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
    const left = wrist[0] < elbow[0]
    return (
      grip(wrist[0], wrist[1], 0.95 * s, { sx: left ? 1 : -1, rot: angle + (left ? 180 : 0) }) +
      raised(
        limb([
          [...back(8, out), 8 * s],
          [...elbow, 7 * s],
          [...wrist, 5 * s],
        ]),
        edge,
      )
    )
  }
  const head: Placement = {
    x: neck[0] + facing * 4 * s - dx * 16,
    y: neck[1] - 25 * s,
    s: 0.56 * s,
    sx: -facing,
    rot: (pose.bow ?? 0) * facing,
  }
  return (
    (pose.behind ?? '') +
    (pose.far ? arm(pose.far, -6) : '') +
    leg(pose.farLeg, pose.farFoot ?? 0) +
    raised(torso, edge) +
    cutFill(swell(`M${back(24, -16).join(' ')}Q${back(40, -22).join(' ')} ${back(46, -8).join(' ')}`, 1)) +
    leg(pose.nearLeg, pose.nearFoot ?? 0) +
    solid(circle(...back(97, 4), 17.5 * s)) +
    (pose.held ?? '') +
    (pose.near ? arm(pose.near, 3) + solid(circle(...back(9, 3), 9 * s)) : '') +
    profile(head.x ?? 0, head.y ?? 0, 56 * s, { sx: -facing, rot: head.rot ?? 0, ear: false, down: true }) +
    headwear('long-hair', head)
  )
}
