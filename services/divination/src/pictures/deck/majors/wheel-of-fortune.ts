import { letters } from '../../letters.data.ts'
import { limb } from '../engraving/limb.ts'
import { cut, disc, fine, line, raised, solid, ticks } from '../engraving/marks.ts'
import { GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { at, place, polar, table } from '../engraving/path.ts'
import { facetStar, sky, spikes } from '../engraving/stars.ts'
import { fourCreatures } from '../motifs/four-creatures.ts'
import { sphinx } from '../motifs/sphinx.ts'
import { swordBetween } from '../motifs/sword.ts'

const [X, Y] = [150, 262]

export function wheelOfFortune(): string {
  return (
    sky(58, 452, [[X, Y, 112]], { opacity: 0.4 }) +
    fourCreatures() +
    jackal() +
    wheel() +
    serpent() +
    sphinx(150, 180, 0.62) +
    swordBetween([112, 128], [148, 150], 2.6)
  )
}

function wheel(): string {
  const spokes = Array.from({ length: 8 }, (_, k) => `M${at(polar(X, Y, 20, k * 45))}L${at(polar(X, Y, 60, k * 45))}`).join('')
  const letters = ['T', 'A', 'R', 'O'].map((letter, k) => letterAt(letter, k * 90)).join('')
  const signs = ['M-5 0H5M0-5V5', 'M-5 4C-5-6 5-6 5 4M0-4V6', 'M-5-4H5M-5 4H5', 'M-5 5L0-5L5 5Z']
    .map((d, k) => place(d, { x: polar(X, Y, 71, 45 + k * 90)[0], y: polar(X, Y, 71, 45 + k * 90)[1] }))
    .join('')
  return (
    disc(X, Y, 86, GOLD, 0) +
    ticks(X, Y, 82, 5, 72, 1, NIGHT) +
    disc(X, Y, 78, TINT, 1.2) +
    solid(letters) +
    line(signs, 1.6) +
    disc(X, Y, 62, NIGHT, 1.4) +
    spikes(X, Y, 20, 56, 8, 8, 22.5, SURFACE) +
    line(spokes, 3) +
    disc(X, Y, 24, TINT, 1.4) +
    facetStar(X, Y, 20, 7, 8, 0, NIGHT)
  )
}

function letterAt(letter: string, angle: number): string {
  const glyph = letters[letter]
  if (!glyph) return ''
  const [x, y] = polar(X, Y, 64, angle)
  const s = 16 / 200
  return place(place(glyph.path, { x: (-glyph.width * s) / 2, s }), { x, y, rot: angle })
}

function serpent(): string {
  const d = 'M64 158C36 182 72 204 52 232C34 256 66 280 48 304C34 328 50 352 76 352'
  return `<path d="${d}" stroke="${NIGHT}" stroke-width="10"/>${line(d, 7)}${cut(d, 1)}${solid('M66 350C72 344 86 346 90 354C86 362 74 364 66 358Z')}${cut('M80 352V351', 2)}${fine('M90 354L98 351M90 354L97 359', 1)}`
}

/** The jackal-headed figure that rises with the turning wheel. */
function jackal(): string {
  const torso = limb(table('246 232 7, 252 258 11, 246 286 8, 240 304 10'))
  const thigh = limb(table('240 304 10, 250 332 8, 226 350 5'))
  const farThigh = limb(table('238 304 9, 232 334 7, 204 346 4.5'))
  const arm = limb(table('248 242 6, 262 262 5.5, 240 274 4'))
  return (
    raised(farThigh, 1.4) +
    solid('M206 342L198 340C192 344 188 350 186 354C194 356 202 354 208 350Z') +
    raised(torso, 1.6) +
    raised(thigh, 1.6) +
    solid('M228 346L222 352C220 360 214 366 210 368C218 372 228 366 234 356Z') +
    raised(arm, 1.6) +
    raised(
      'M240 236C236 228 236 218 242 212L240 192L250 204C256 204 260 210 258 216L272 226C272 230 266 232 258 230C260 224 258 228 254 232Z',
      1.6,
    ) +
    cut('M252 212V213M262 228L270 228M246 206L248 212M236 300C242 306 248 306 252 302', 1.3)
  )
}
