import type { Reading } from '@sibyl/contracts/http/readings'
import { drawnCard as texts } from '#texts/drawn-card.ts'
import { type DrawnCard, drawnCards } from '../../lib/drawn-cards.ts'
import { picturesBeside } from '../view/pictures-beside.ts'
import type { Block } from './blocks.ts'
import { CARD_RATIO, type CardPlace, layCards } from './card-places.ts'
import { balanced } from './lines.ts'
import { type LoadedPicture, loadPicture } from './load-picture.ts'
import { type Face, INK, measuring, type Pen, write } from './pen.ts'

const POSITION: Face = { family: 'sans', size: 22, colour: INK.quiet }
const NAME: Face = { family: 'serif', size: 27, colour: INK.text }
const NAME_LINE = 31
/** Of a card's width, as everywhere. */
const CORNER = 0.046
const TALLEST = 1300

/** A card where it lies, on its head where it was drawn so. */
const drawCard = (pen: Pen, { image }: LoadedPicture, { x, y, width, across = false }: CardPlace, reversed: boolean): void => {
  const height = width * CARD_RATIO
  pen.save()
  pen.translate(x + width / 2, y + height / 2)
  pen.rotate((across ? Math.PI / 2 : 0) + (reversed ? Math.PI : 0))
  pen.beginPath()
  pen.roundRect(-width / 2, -height / 2, width, height, width * CORNER)
  pen.shadowColor = 'rgb(3 3 8 / 0.7)'
  pen.shadowBlur = 60
  pen.fillStyle = INK.night
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.clip()
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  pen.restore()
}

const nameCard = (pen: Pen, { name, reversed, position }: DrawnCard, { x, y, width }: CardPlace): void => {
  const [middle, below] = [x + width / 2, y + width * CARD_RATIO]
  if (position) write(pen, position, middle, below + 34, POSITION)
  const lines = balanced(reversed ? texts.reversed(name) : name, width + 28, measuring(pen, NAME))
  for (const [at, line] of lines.entries()) write(pen, line, middle, below + (position ? 66 : 38) + at * NAME_LINE, NAME)
}

const table = async (cards: readonly DrawnCard[], across: number, density: number): Promise<Block> => {
  const { places, height, named } = layCards(cards.length, across)
  const laid = await Promise.all(
    cards.flatMap((card, at) => {
      const place = places[at]
      return place
        ? [loadPicture(`/api/divination/cards/${card.card}.svg`, place.width, density).then((face) => ({ card, place, face }))]
        : []
    }),
  )
  return {
    height,
    draw: (pen, left, top) => {
      for (const { card, place, face } of laid) {
        const here = { ...place, x: left + place.x, y: top + place.y }
        drawCard(pen, face, here, card.reversed)
        if (named) nameCard(pen, card, here)
      }
    },
  }
}

const picture = async (src: string, across: number, density: number): Promise<Block> => {
  const { image, width, height } = await loadPicture(src, across, density)
  const fitted = Math.min(1, TALLEST / height)
  return {
    height: height * fitted,
    draw: (pen, left, top) => pen.drawImage(image, left + (width * (1 - fitted)) / 2, top, width * fitted, height * fitted),
  }
}

/** What was drawn or computed for a reading, one block under the other: the cards as they lie, and its pictures. */
export const pictureBlocks = (reading: Reading, across: number, density: number): Promise<Block[]> => {
  const cards = drawnCards(reading.facts)
  return Promise.all([
    ...(cards.length > 0 ? [table(cards, across, density)] : []),
    ...picturesBeside(reading, cards).map(({ src }) => picture(src, across, density)),
  ])
}
