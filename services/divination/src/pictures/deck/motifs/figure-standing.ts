import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { fine, line, shape } from '../engraving/marks.ts'
import { SURFACE, TINT } from '../engraving/palette.ts'
import type { Point } from '../engraving/path.ts'
import { folds, swells } from '../engraving/swell.ts'
import { grip, openHand } from './hand.ts'

/*
 * A robed figure standing and seen from the front, on the axis x = 150: crown of the head near 112, shoulders 180,
 * girdle 262, hem 436. Head, arms and attributes belong to the card.
 */

const GOWN =
  'M136 170C126 176 112 178 106 188C106 212 116 236 122 260C118 300 104 360 92 424C104 436 122 428 136 436C150 442 166 430 180 436C194 440 202 430 210 424C198 360 184 300 178 260C184 236 194 212 194 188C188 178 174 176 164 170C156 178 144 178 136 170Z'

export function standingRobe(fill = SURFACE): string {
  return (
    shape(GOWN, fill, 1.7) +
    swells(
      [
        ...folds('M126 272C120 320 110 370 102 420', 'M148 272C148 320 144 380 140 430', 4, { seed: 6 }),
        ...folds('M174 272C180 320 190 370 198 420', 'M152 272C152 320 158 380 164 430', 4, { seed: 7 }),
        ...folds('M126 186C122 210 128 236 134 256', 'M148 190C146 214 146 236 148 256', 2),
        ...folds('M174 186C178 210 172 236 166 256', 'M152 190C154 214 154 236 152 256', 2),
      ],
      0.95,
    ) +
    fine(hatch('M178 270C184 310 198 370 208 424L190 434C184 380 176 320 172 270Z', 0, 4, { from: 0.3, jitter: 0.3 })) +
    line('M121 262C140 268 160 268 179 262', 3)
  )
}

/** A sleeved arm from the shoulder (left or right as we see it) by elbow and wrist. */
export function sleevedArm(
  side: -1 | 1,
  elbow: Point,
  wrist: Point,
  { hand: kind = 'grip', fill = TINT, bell = 20 }: { hand?: 'grip' | 'open' | 'none'; fill?: string; bell?: number } = {},
): string {
  const shoulder: Point = [150 + side * 36, 192]
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  const left = wrist[0] < elbow[0]
  const hand = { sx: left ? 1 : -1, rot: (angle * 180) / Math.PI + (left ? 180 : 0) }
  const at: Point = [wrist[0] + 6 * Math.cos(angle), wrist[1] + 6 * Math.sin(angle)]
  const sleeve = limb([
    [shoulder[0] - side * 14, shoulder[1] - 10, 8],
    [...shoulder, 14],
    [...elbow, 15],
    [...wrist, 10],
  ])
  const hang = `M${elbow[0]} ${elbow[1] + 6}Q${(elbow[0] + wrist[0]) / 2 + side * 4} ${Math.max(elbow[1], wrist[1]) + bell * 2} ${wrist[0]} ${wrist[1] + 8}L${wrist[0]} ${wrist[1] - 4}Z`
  return (
    (kind === 'none' ? '' : kind === 'open' ? openHand(...at, 1.1, hand) : grip(...at, 1.15, hand)) +
    (bell ? shape(hang, fill, 1.3) : '') +
    shape(sleeve, fill, 1.5) +
    swells(
      [
        `M${shoulder[0]} ${shoulder[1] + 2}Q${elbow[0]} ${elbow[1]} ${(elbow[0] + wrist[0]) / 2} ${(elbow[1] + wrist[1]) / 2}`,
        `M${shoulder[0] - side * 8} ${shoulder[1] + 10}Q${elbow[0] - side * 4} ${elbow[1] + 2} ${elbow[0]} ${elbow[1] + 10}`,
      ],
      0.9,
    )
  )
}
