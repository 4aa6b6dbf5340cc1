import { cut, disc, fine, line, rod, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, type Point, place, polar, table } from '../engraving/path.ts'
import { rays, sky, star4 } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { enthronedHead, enthronedRobe, raisedSleeve, sleeve } from '../motifs/figure-enthroned.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { mountains, tree } from '../motifs/scenery.ts'
import { wheat } from '../motifs/wheat.ts'

export function theEmpress(): string {
  return (
    sky(58, 330, [[150, 140, 84]]) +
    fine(rays(150, 138, 62, 70, 78, 36), 1) +
    mountains(392, 40) +
    tree(44, 392, 170, 6) +
    tree(258, 388, 160, -6) +
    cushions() +
    shape('M24 400C90 392 210 392 276 400V456H24Z', TINT, 1.3) +
    enthronedRobe() +
    pomegranatesOnGown() +
    sleeve('right') +
    openHand(178, 314, 1.3, { rot: -6 }) +
    sceptre() +
    grip(60, 222, 1.25, { rot: 80, edge: true }) +
    raisedSleeve('left') +
    enthronedHead({ open: true }) +
    crownOfStars() +
    wheat([36, 55, 74, 93, 262], 456, 74) +
    wheat([44, 66, 86, 272], 460, 52) +
    venusShield(224, 398)
  )
}

function cushions(): string {
  return (
    shape('M70 330C64 270 74 214 96 200C130 178 170 178 204 200C226 214 236 270 230 330V430H70Z', NIGHT, 1.5) +
    shape('M58 420C50 380 58 344 84 340C110 338 116 400 104 430Z', TINT, 1.3) +
    shape('M242 420C250 380 242 344 216 340C190 338 184 400 196 430Z', TINT, 1.3) +
    swells(['M66 410C62 380 68 356 82 348', 'M234 410C238 380 232 356 218 348'], 1)
  )
}

const pomegranatesOnGown = () =>
  table('136 366, 164 366, 150 396, 124 404, 176 404, 150 340')
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y, 4.6, SURFACE, 1.1) +
        solid(`M${x - 2} ${y - 5}L${x - 3} ${y - 9}L${x} ${y - 7}L${x + 3} ${y - 9}L${x + 2} ${y - 5}Z${circle(x, y, 1.8)}`),
    )
    .join('')

const sceptre = () => rod('M60 142V300') + disc(60, 130, 13, GOLD, 0) + cut('M47 130H73M60 117V143', 1) + solid(star4(60, 110, 7, 0.26))

function crownOfStars(): string {
  const ring = Array.from({ length: 11 }, (_, k): Point => polar(150, 160, 47, -100 + k * 20))
  return (
    shape('M129 156C136 148 164 148 171 156L174 138L162 146L150 132L138 146L126 138Z', TINT, 1.4) +
    solid('M129 157C136 149 164 149 171 157L172 150C164 142 136 142 128 150Z') +
    solid(ring.map(([x, y]) => star4(x, y, 6.4, 0.24)).join(''))
  )
}

function venusShield(x: number, y: number): string {
  const o = { x, y }
  return (
    shape(place('M0 44C-30 26-38-4-28-26C-18-18-8-20 0-28C8-20 18-18 28-26C38-4 30 26 0 44Z', o), NIGHT, 1.7) +
    fine(place('M0 38C-25 22-32-2-25-20C-16-14-7-16 0-22C7-16 16-14 25-20C32-2 25 22 0 38Z', o), 0.9) +
    disc(x, y - 8, 8, undefined, 3) +
    line(place('M0 0V20M-8 10H8', o), 3)
  )
}
