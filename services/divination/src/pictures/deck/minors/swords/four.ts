import { hatch } from '../../engraving/hatch.ts'
import { cut, fine, line, shape, solid, tone } from '../../engraving/marks.ts'
import { BLUE, NIGHT, TINT } from '../../engraving/palette.ts'
import { circle } from '../../engraving/path.ts'
import { swells } from '../../engraving/swell.ts'
import { sword, swordBetween } from '../../motifs/sword.ts'

export function fourOfSwords(): string {
  const light = 'M48 70H120V160C120 186 48 186 48 160Z'
  return (
    fine(hatch('M24 52H276V330H24Z', 0, 14), 0.6, 0.5) +
    fine('M64 214V228M120 200V214M200 214V228M250 200V214M90 242V256M230 270V284M180 256V270', 0.6, 0.5) +
    shape(light, NIGHT, 1.5) +
    tone('M54 76H114V158C112 176 56 176 54 158Z', BLUE, 0.25) +
    line('M84 76V172M54 106H114M54 136H114', 1.2) +
    solid(circle(84, 102, 8)) +
    line('M68 156V134C70 114 98 114 100 134V156', 1.2) +
    [154, 197, 240].map((x) => sword(x, 290, 214, { w: 3.9 })).join('') +
    tomb() +
    effigy()
  )
}

function tomb(): string {
  return (
    shape('M30 452V366H270V452Z', TINT, 1.6) +
    shape('M24 370V352H276V370Z', TINT, 1.5) +
    fine(hatch('M200 372H270V450H200Z', 0, 4, { from: 0.2, jitter: 0.4 })) +
    fine('M38 376H262V444H38Z', 0.9) +
    swordBetween([54, 410], [248, 410], 5)
  )
}

/** A knight lying with joined hands, his head to the right on a pillow. */
function effigy(): string {
  const body = 'M44 352C40 340 44 324 54 322C66 330 84 334 104 330C130 320 160 318 186 318C204 316 216 322 222 332L222 352Z'
  return (
    shape('M206 352C206 338 214 332 228 332C246 330 262 334 266 344V352Z', TINT, 1.3) +
    fine('M216 346C230 342 246 342 258 346', 0.9) +
    shape(body, TINT, 1.6) +
    swells(['M58 328C90 344 140 344 196 340', 'M70 338C100 348 150 348 206 347', 'M104 332C130 330 160 328 184 330'], 0.9) +
    solid('M44 352C38 340 40 322 50 316C56 318 58 324 56 332L62 352Z') +
    solid('M150 320C154 306 166 296 178 290C182 290 183 294 181 297C180 306 178 314 176 322Z') +
    cut('M178 292C172 300 168 308 166 318M176 304L182 300', 1) +
    shape('M140 330C148 318 160 312 176 316C190 320 200 320 206 324C200 334 184 336 170 330C160 328 150 332 140 330Z', TINT, 1.4) +
    solid(
      'M214 338C214 326 218 320 224 318C228 312 232 310 235 304C238 308 240 312 246 316C254 320 256 328 252 336C246 342 222 344 214 338Z',
    ) +
    cut('M230 318C234 320 236 318 237 316M238 326L242 324M224 320C222 326 224 332 226 336', 1) +
    shape('M240 312C254 312 262 322 260 336C252 340 246 340 242 338C248 330 248 320 240 312Z', NIGHT, 1.3)
  )
}
