import { hatch } from '../engraving/hatch.ts'
import { fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { circle, place, table } from '../engraving/path.ts'
import { sky, yods } from '../engraving/stars.ts'
import { cumulus } from '../motifs/cloud.ts'
import { archedWindow } from '../motifs/earth.ts'
import { fallingFigure } from '../motifs/falling-figure.ts'
import { FLAME_TONGUE, flame } from '../motifs/flame.ts'

export function theTower(): string {
  const walls = 'M112 404L119 172H181L188 404Z'
  const lip = 'M106 174H194L187 188H113Z'
  const broken = 'M106 174V150L118 148L120 160L133 163L136 146L147 149L157 164L168 152L171 162L184 160L185 148L194 150V174Z'
  const bolt = 'M258 50L204 112L223 116L184 148L201 153L160 196L219 158L205 152L247 113L229 109L275 58V50Z'
  return (
    sky(58, 330, table('204 120 66, 150 140 60'), { gap: 5.6, grow: 1.04, opacity: 0.55 }) +
    cumulus(table('36 62 28, 70 70 20, 92 62 14, 34 102 22, 58 100 16, 36 132 14')) +
    cumulus(table('266 158 25, 242 170 15, 230 186 11, 250 194 17, 270 200 14')) +
    fallingCrown() +
    flame(132, 168, 1.1, -1) +
    flame(172, 166, 1) +
    flame(148, 172, 1.35) +
    shape(walls, TINT) +
    fine(hatch(walls, 0, 6, { from: 0.54, jitter: 0.16, seed: 3 })) +
    fine('M118 214H134M117 250H130M116 290H132M114 334H130M113 370H136M126 232V250M124 270V290M128 350V370', 0.9) +
    shape(broken, TINT) +
    shape(lip, TINT, 1.2) +
    fine(hatch(lip, 90, 5)) +
    burningWindow(150, 230) +
    burningWindow(150, 304) +
    raised(bolt, 3) +
    fallingFigure(82, 282, { s: 0.94, rot: 200, crowned: true }) +
    fallingFigure(224, 296, { s: 0.94, sx: -1, rot: 152 }) +
    yods(table('200 214, 256 232, 98 232, 212 368, 104 366')) +
    rock()
  )
}

function fallingCrown(): string {
  const o = { x: 100, y: 124, rot: -30 }
  const tips = table('-38 -17, -14 -25, 8 -27, 33 -21')
  return (
    shape(place('M-30 12L-38-14L-21-3L-14-22L-2-6L8-24L17-6L33-18L30 12C16 18-16 18-30 12Z', o), TINT, 1.5) +
    solid(
      tips.map(([x = 0, y = 0]) => place(circle(x, y, 2.8), o)).join('') +
        place('M-30 12L-32 2C-14 9 14 9 31 2L30 12C16 18-16 18-30 12Z', o),
    )
  )
}

const burningWindow = (x: number, y: number) => archedWindow(x, y, 11, 24) + solid(place(FLAME_TONGUE, { x: x - 3, y: y + 23, s: 0.62 }))

function rock(): string {
  const faces = [
    ['M46 400L60 408L52 456H24V424Z', 70, 0.4, 1],
    ['M84 384L102 394L92 456H60Z', 70, 0, 0.6],
    ['M184 382L206 398L222 456H180Z', 74, 0.1, 0.8],
    ['M222 386L244 414L270 408V456H236Z', 74, 0.2, 0.9],
    ['M116 382L126 404L122 440L96 456L108 400Z', 70, 0.1, 1],
  ] as const
  return (
    shape('M24 456V424L46 400L60 408L84 384L102 394L116 382H184L206 398L222 386L244 414L276 404V456Z', NIGHT) +
    fine(faces.map(([d, angle, from, to]) => hatch(d, angle, 6.6, { from, to })).join('')) +
    line('M84 384L78 420L88 440M206 398L210 430M116 382L126 404L120 440M164 382L156 410L168 444M244 414L240 440', 1.1)
  )
}
