import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, fine, line, shape, solid } from '../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { sky, star4 } from '../engraving/stars.ts'
import { folds, swells } from '../engraving/swell.ts'
import { grass, hill } from '../motifs/earth.ts'
import { profile } from '../motifs/face.ts'
import { rose } from '../motifs/flowers.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { leapingDog } from '../motifs/hound.ts'
import { sunFace } from '../motifs/sun.ts'

export function theFool(): string {
  const mountains = 'M24 380L50 330L66 350L92 312L120 360L140 342L172 400V456H24Z'
  const cliff = 'M98 456C94 444 106 438 100 426C96 418 90 416 92 408C96 398 120 402 140 400C180 396 230 400 276 394V456Z'
  return (
    sky(58, 300, [[80, 116, 58]]) +
    hill(mountains, { angle: 64, to: 0.34, seed: 2, width: 1.1 }) +
    hill('M24 414C50 398 80 406 120 426V456H24Z', { fill: TINT, angle: 20, gap: 4, to: 0.5, width: 1.1 }) +
    sunFace(80, 116, 26) +
    shape(cliff, TINT) +
    fine(hatch('M98 456C94 444 106 438 100 426C96 418 90 416 92 408L156 400L132 456Z', 80, 3.4, { to: 0.85, jitter: 0.3, seed: 5 })) +
    line('M112 404C114 418 108 426 114 440M134 402C132 414 138 422 132 436', 1) +
    bundle() +
    legs() +
    shape('M170 206C190 204 208 218 211 238C208 250 194 254 184 248C176 238 170 224 170 206Z', TINT, 1.5) +
    tunic() +
    shape('M120 246L246 146L249 150L124 250Z', NIGHT, 1.3) +
    shape('M211 236C208 220 200 208 192 200L182 208C184 220 186 236 190 248C200 252 208 248 211 236Z', TINT, 1.4) +
    swells(['M206 238C204 224 198 214 190 206']) +
    grip(192, 203, 0.95, { rot: 38 }) +
    profile(150, 172, 54, { rot: 14 }) +
    rose(70, 216, 1) +
    openHand(97, 252, 0.95, { rot: 24 }) +
    daggedSleeve() +
    headDress() +
    grass(table('217 429, 151 431')) +
    leapingDog(252, 401, 0.86)
  )
}

function bundle(): string {
  return (
    shape('M244 150C262 148 274 164 270 182C266 198 246 204 232 196C220 188 218 168 228 158C234 152 238 150 244 150Z', TINT, 1.5) +
    swells(['M240 152C228 162 224 178 230 192', 'M250 152C262 162 266 174 264 186'], 0.9) +
    solid(star4(246, 176, 9)) +
    shape('M240 152C232 144 226 140 222 142C226 148 232 152 240 152ZM244 150C250 140 256 136 262 138C260 144 254 150 244 150Z', TINT, 1.2)
  )
}

function legs(): string {
  const near = limb(table('150 316 13, 138 348 11, 130 368 9, 122 386 6, 117 396 5.5'))
  const far = limb(table('172 318 13, 180 348 10.5, 190 370 9, 195 388 5.5, 197 396 5.5'))
  return (
    shape(far, SURFACE) +
    fine(hatch(far, 0, 2.8, { from: 0.5, jitter: 0.2, seed: 2 })) +
    shape(near, SURFACE) +
    fine(hatch(near, 0, 2.8, { from: 0.5, jitter: 0.2 })) +
    shape('M116 380C120 385 126 388 131 388C130 394 129 399 129 404C118 406 104 407 95 403C97 397 108 396 112 390Z', TINT, 1.4) +
    shape('M188 380C192 383 198 384 202 382C203 390 205 398 206 404C196 407 180 407 171 403C173 397 184 396 188 390Z', TINT, 1.4)
  )
}

function tunic(): string {
  const body =
    'M138 206C146 199 166 199 176 206C185 214 187 236 184 258C190 280 200 304 208 326C202 332 196 324 192 330C188 338 180 328 174 334C168 340 160 330 154 334C148 338 142 328 136 330C131 332 128 326 124 322C132 302 138 280 140 260C134 240 132 216 138 206Z'
  const starsOnIt = table('150 294, 167 285, 185 301, 158 316, 178 319')
  return (
    shape(body, TINT, 1.7) +
    swells(
      [
        ...folds('M144 266C140 288 136 306 130 322', 'M182 266C188 288 194 306 204 324', 5, { seed: 2 }),
        'M150 206C144 224 144 240 148 256',
        'M170 206C178 224 180 240 178 256',
        'M160 210C158 226 158 240 162 256',
      ],
      0.95,
    ) +
    solid(starsOnIt.map(([x = 0, y = 0]) => star4(x, y, 4.8)).join('')) +
    shape('M139 254C152 262 172 262 185 254L186 264C172 272 152 272 139 264Z', NIGHT, 1.2) +
    solid('M157 261H166V269H157Z')
  )
}

function daggedSleeve(): string {
  return (
    shape(
      'M144 208C132 210 120 224 108 238C102 246 96 250 90 256C96 260 92 266 98 268C96 276 104 276 104 284C110 282 112 290 116 296C128 284 144 268 152 246C158 230 156 210 144 208Z',
      TINT,
      1.6,
    ) + swells(['M144 214C130 228 114 244 97 262', 'M149 222C140 242 124 262 105 280', 'M153 234C144 254 130 272 115 290'], 0.95)
  )
}

function headDress(): string {
  return (
    shape('M134 204C142 212 164 214 178 206C176 200 172 198 168 198C160 204 146 204 140 198C136 200 134 202 134 204Z', NIGHT, 1.3) +
    shape(
      'M154 148C164 142 178 152 180 166C184 174 182 182 188 190C182 192 178 190 176 194C170 194 166 188 164 180C162 172 160 166 154 162Z',
      NIGHT,
      1.3,
    ) +
    swells(folds('M156 154C170 156 174 170 182 190', 'M160 164C164 172 166 182 174 190', 3), 0.8) +
    shape('M133 161C133 144 150 135 166 138C180 142 186 154 184 168C170 156 150 152 133 161Z', TINT, 1.5) +
    swells(['M138 156C150 145 170 148 181 162'], 0.9) +
    solid('M178 154C188 142 194 122 190 104C180 116 172 132 168 145C172 147 176 150 178 154Z') +
    cut('M175 149C183 136 188 122 189 110M176 140L180 141M180 131L185 132M179 128L180 132', 0.9)
  )
}
