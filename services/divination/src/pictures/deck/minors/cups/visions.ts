import { cut, disc, fine, shape, solid } from '../../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../../engraving/palette.ts'
import { circle, type Point, place } from '../../engraving/path.ts'
import { rays, star4 } from '../../engraving/stars.ts'
import { face } from '../../motifs/face.ts'
import { castle, laurel } from '../../motifs/scenery.ts'

/** What rises from the seven cups: a head, a veiled figure in glory, a snake, a castle, jewels, a wreath, a dragon. */
export function visions(places: readonly Point[]): string {
  const draw = [head, veiled, snake, stronghold, jewels, wreath, dragon]
  return places.map(([x, y], i) => draw[i]?.(x, y - 62) ?? '').join('')
}

const head = (x: number, y: number) =>
  shape(place('M-16 6C-20-12-18-38 0-38C18-38 20-12 16 6Z', { x, y }), NIGHT, 1.2) +
  face(x, y - 14, 34, { shaded: false }) +
  solid(place('M-13-34L-15-46L-7-39L0-48L7-39L15-46L13-34Z', { x, y }))

const veiled = (x: number, y: number) =>
  fine(rays(x, y - 26, 30, 38, 46, 28), 1) +
  shape(place('M-14 8C-24 0-22-10-16-16C-14-34-8-46 0-46C8-46 14-34 16-16C22-10 24 0 14 8Z', { x, y }), TINT, 1.4) +
  fine(place('M-6-30C-6-20-8-10-12 4M0-34V6M6-30C6-20 8-10 12 4', { x, y }), 1) +
  disc(x, y - 26, 3, GOLD, 0)

const snake = (x: number, y: number) =>
  solid(place('M2 8C-14 2-16-12-2-18C8-22 8-30 0-32C-8-33-12-28-10-22L-16-24C-17-36-4-42 6-38C18-32 16-18 4-13C-6-9-4-2 8 2Z', { x, y })) +
  cut(place('M-2 4C-10-2-8-12 2-15C12-20 12-30 2-35', { x, y }), 0.9) +
  solid(place('M-8-22C-16-18-22-20-24-26C-20-30-14-32-8-28Z', { x, y })) +
  cut(place('M-17-26V-25.500', { x, y }), 2) +
  fine(place('M-24-26L-30-28M-24-26L-30-23', { x, y }), 0.9)

const stronghold = (x: number, y: number) => castle(x, y + 4, 0.6)

function jewels(x: number, y: number): string {
  return (
    solid(place('M-10-14L-4-22H10L16-14L3 2Z', { x, y })) +
    cut(place('M-10-14H16M-4-22L-1-14L3 2L7-14L10-22', { x, y }), 0.9) +
    solid([-15, -9, -3, 3, 9, 15].map((dx) => circle(x + dx, y + 2 + Math.abs(dx) * 0.2, 3)).join('') + star4(x + 3, y - 34, 7))
  )
}

const wreath = (x: number, y: number) => laurel(x, y - 18, 17, 7)

const dragon = (x: number, y: number) =>
  solid(
    place(
      'M8 8C-6 6-10-4-4-12C-12-12-20-16-24-22C-16-22-12-24-8-28C-10-34-8-38-6-40C-4-36 0-34 4-32C14-28 14-16 6-12C16-16 24-26 26-38C34-26 32-10 20-2C24-2 28-2 30 0C24 6 16 8 8 8Z',
      { x, y },
    ),
  ) + cut(place('M-8-27C-6-28-4-28-3-27M-23-22C-18-20-12-19-8-20M26-36C24-24 20-14 12-6M10-10C16-12 22-12 26-10', { x, y }), 1)
