import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, cutFill, fine, line, raised, shape, solid, tone } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { at, circle, mirror, place, polar, table } from '../engraving/path.ts'
import { swell } from '../engraving/swell.ts'
import { bareFigure } from '../motifs/bare-figure.ts'
import { flame } from '../motifs/flame.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { batWing } from '../motifs/wing.ts'

export function theDevil(): string {
  return (
    tone('M24 52H276V454H24Z', NIGHT) +
    fine(hatch('M24 52H276V440H24Z', 0, 11), 0.6, 0.3) +
    shape('M24 436H276V456H24Z', TINT, 1.3) +
    pentagram(150, 84) +
    batWing({ x: 128, y: 196, s: 1.02 }) +
    batWing({ x: 172, y: 196, s: 1.02, sx: -1 }) +
    block() +
    body() +
    captive(68, 1) +
    captive(232, -1) +
    chain()
  )
}

const pentagram = (x: number, y: number) =>
  line(`M${[0, 2, 4, 1, 3].map((k) => at(polar(x, y, 20, 180 + k * 72))).join('L')}Z`, 2) +
  `<circle cx="${x}" cy="${y}" r="24" stroke-width="1"/>`

function block(): string {
  return (
    shape('M98 356H202V436H98Z', TINT, 1.6) +
    shape('M90 342H210V358H90Z', TINT, 1.6) +
    fine(hatch('M160 360H201V434H160Z', 0, 4, { from: 0.1, jitter: 0.4 })) +
    shape('M84 426H216V440H84Z', TINT, 1.5) +
    `<circle cx="150" cy="390" r="11" stroke-width="4"/>` +
    cut(circle(150, 390, 11), 1)
  )
}

/** Crouching on the block: goat's legs with dark shaggy fur, a man's chest, a ram's head. */
function body(): string {
  const thigh = limb(table('134 284 22, 92 296 17, 112 330 9, 116 344 7'))
  const tufts = [
    'M128 276C112 280 100 288 92 300',
    'M132 288C116 292 106 298 98 308',
    'M126 300C116 304 110 310 106 318',
    'M84 292C84 304 92 314 100 322',
  ]
  const torso =
    'M118 196C130 188 142 192 150 190C158 192 170 188 182 196C192 206 188 232 180 250C178 268 182 280 176 292C164 302 136 302 124 292C118 280 122 268 120 250C112 232 108 206 118 196Z'
  const leftArm = limb(table('122 204 11, 88 218 10, 76 168 7'))
  const rightArm = limb(table('178 204 11, 212 222 10, 230 242 7'))
  const foot = 'M106 338L124 338C128 344 128 348 126 352H98C98 346 102 342 106 338Z'
  return (
    [thigh, mirror(thigh)].map((d) => shape(d, NIGHT, 1.6)).join('') +
    solid([...tufts, ...tufts.map((d) => mirror(d))].map((d) => swell(d, 1.3)).join('')) +
    solid(foot + mirror(foot)) +
    cut('M112 350V343M118 350V343M188 350V343M182 350V343', 1.1) +
    raised(torso, 2) +
    shape('M122 284C136 272 164 272 178 284C172 300 160 308 150 312C140 308 128 300 122 284Z', NIGHT, 1.3) +
    solid(['M136 282C138 292 142 300 146 306', 'M150 280V308', 'M164 282C162 292 158 300 154 306'].map((d) => swell(d, 1)).join('')) +
    cut('M126 222C134 232 144 230 150 224C156 230 166 232 174 222M150 228V262M138 246H144M156 246H162M138 256H144M156 256H162', 1.2) +
    openHand(74, 156, 1.3, { rot: 84 }) +
    raised(leftArm, 1.8) +
    raised(rightArm, 1.8) +
    solid(circle(125, 207, 13) + circle(175, 207, 13)) +
    torchFlame +
    raised('M231 236L251 236L247 270L235 270Z', 1.4) +
    cut('M232 258H249M233 264H248', 1) +
    grip(236, 248, 1.15, { sx: -1, rot: 20, edge: true }) +
    head()
  )
}

/** The torch points down. */
const torchFlame = moved(flame(0, 0, 0.6), { x: 241, y: 266, rot: 180 })

function head(): string {
  const horn = 'M138 136C126 132 112 122 108 104C106 96 110 90 116 90C112 102 122 116 142 122Z'
  const ear = 'M130 152C118 146 106 146 98 152C106 160 118 164 130 162Z'
  return (
    raised(horn + mirror(horn), 1.4) +
    cut('M112 98L118 96M113 108L121 104M120 118L126 112M188 98L182 96M187 108L179 104M180 118L174 112', 1) +
    raised(ear + mirror(ear), 1.4) +
    raised(
      'M132 134C138 126 162 126 168 134C174 148 170 160 164 172C162 184 158 192 150 194C142 192 138 184 136 172C130 160 126 148 132 134Z',
      1.8,
    ) +
    cutFill(
      'M136 148C142 144 146 148 148 153C142 156 138 154 136 148ZM164 148C158 144 154 148 152 153C158 156 162 154 164 148ZM144 176C148 173 152 173 156 176C154 180 146 180 144 176Z',
    ) +
    cut(
      'M134 142C140 138 146 142 149 148M166 142C160 138 154 142 151 148M147 156L145 168M153 156L155 168M142 184C147 181 153 181 158 184',
      1.3,
    ) +
    shape('M142 188C144 206 148 214 150 220C152 214 156 206 158 188C154 193 146 193 142 188Z', NIGHT, 1.2) +
    solid(swell('M147 192L150 212', 0.8) + swell('M153 192L151 212', 0.8))
  )
}

function captive(x: number, side: 1 | -1): string {
  return (
    bareFigure({
      neck: [x, 346],
      hip: [x, 390],
      woman: side === 1,
      leaf: true,
      leftLeg: [
        [x - 8, 418],
        [x - 7, 442],
      ],
      rightLeg: [
        [x + 8, 418],
        [x + 9, 442],
      ],
      leftArm:
        side === 1
          ? [
              [x - 18, 368],
              [x - 16, 392],
            ]
          : [
              [x - 20, 362],
              [x - 30, 378],
            ],
      rightArm:
        side === 1
          ? [
              [x + 20, 362],
              [x + 30, 378],
            ]
          : [
              [x + 18, 368],
              [x + 16, 392],
            ],
    }) + solid(place('M-9-2C-12-8-12-14-8-18C-8-12-6-8-3-6ZM9-2C12-8 12-14 8-18C8-12 6-8 3-6Z', { x, y: 321 }))
  )
}

function chain(): string {
  const links = 'M140 394C124 410 96 394 76 352M160 394C176 410 204 394 224 352'
  return (
    `<path d="${links}" stroke="${NIGHT}" stroke-width="6"/><path d="${links}" stroke-width="3.4" stroke-dasharray="5 3.6"/>` +
    fine('M60 349C64 354 74 354 77 349M223 349C226 354 236 354 240 349', 2.4)
  )
}
