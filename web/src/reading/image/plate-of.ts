import type { Reading } from '@sibyl/contracts/http/readings'
import type { ShareableSentence } from '@sibyl/contracts/reading-text/shareable-words'
import { type DrawnCard, drawnCards } from '../../lib/drawn-cards.ts'
import { INSET } from './ground.ts'
import { type LoadedPicture, loadPicture } from './load-picture.ts'
import { INK, type Pen } from './pen.ts'
import { plateTops } from './plates.data.ts'

/** A card is drawn this wide, so that its own frame is cropped. */
const CARD_WIDTH = 1340
/** A card is 300 units wide. The positions of its sky and its ground are in these units from the top. */
const UNIT = CARD_WIDTH / 300
const SKY_TOP = 78
const GROUND_BOTTOM = 451
const FADE = 72

type Plate = { picture: LoadedPicture; card: DrawnCard | undefined }

/** The picture above the words: the card that the sentence is about, or the picture of the reading. */
export const loadPlate = async (reading: Reading, factId: string | null): Promise<Plate> => {
  const cards = drawnCards(reading.facts)
  const card = cards.find((one) => one.factId === factId) ?? cards[0]
  const src = card ? `/api/divination/cards/${card.card}.svg` : reading.images[0]?.src
  if (!src) throw new Error('a reading has no picture')
  return { picture: await loadPicture(src, CARD_WIDTH, 1), card }
}

/** The line above a sentence: the position of the card it is about, otherwise the heading it stands under. */
export const labelOf = (sentence: ShareableSentence | undefined, card: DrawnCard | undefined): string => {
  if (!sentence) return ''
  return card && card.factId === sentence.factId ? card.position : sentence.under
}

const fade = (pen: Pen, top: number, height: number, width: number, down: boolean): void => {
  const gradient = pen.createLinearGradient(0, top, 0, top + height)
  const [clear, night] = ['rgb(13 14 21 / 0)', INK.night]
  gradient.addColorStop(0, down ? clear : night)
  gradient.addColorStop(1, down ? night : clear)
  pen.fillStyle = gradient
  pen.fillRect(INSET, top, width - 2 * INSET, height)
}

const inWindow = (pen: Pen, top: number, height: number, width: number, draw: () => void): void => {
  pen.save()
  pen.beginPath()
  pen.rect(INSET, top, width - 2 * INSET, height)
  pen.clip()
  draw()
  pen.restore()
}

/** Draws the part of a card that begins `from` units down into the window; a reversed card is turned. */
const drawPart = (pen: Pen, { picture, card }: Plate, [top, tall]: readonly [number, number], from: number, width: number): void =>
  inWindow(pen, top, tall, width, () => {
    pen.translate(width / 2, top)
    if (card?.reversed) {
      pen.translate(0, tall)
      pen.rotate(Math.PI)
    }
    pen.drawImage(picture.image, -CARD_WIDTH / 2, -from * UNIT, CARD_WIDTH, picture.height)
  })

/** The upper part of a card, or a whole picture, down to `bottom`. `foot` is the height of what drawFoot draws of the same card. */
export const drawSky = (pen: Pen, plate: Plate, width: number, bottom: number, foot: number): void => {
  const { picture, card } = plate
  const height = bottom - INSET
  if (!card) {
    const room = { width: width - 2 * INSET - 48, height: height - 40 }
    const scale = Math.min(room.width / picture.width, room.height / picture.height)
    const [w, h] = [picture.width * scale, picture.height * scale]
    pen.drawImage(picture.image, (width - w) / 2, INSET + 28 + (room.height - h) / 2, w, h)
    return
  }
  // Nothing is shown twice: the foot takes the ground of a card, or the sky of one that is turned.
  const [first, last] = card.reversed ? [SKY_TOP + foot / UNIT, GROUND_BOTTOM] : [SKY_TOP, GROUND_BOTTOM - foot / UNIT]
  const from = Math.max(first, Math.min(plateTops[card.card] ?? SKY_TOP, last - height / UNIT))
  drawPart(pen, plate, [INSET, height], from, width)
  fade(pen, bottom - FADE, FADE, width, true)
}

/** The ground of the same card, at the foot of a story. */
export const drawFoot = (pen: Pen, plate: Plate, width: number, height: number, tall: number): void => {
  if (!plate.card || tall === 0) return
  const top = height - INSET - tall
  drawPart(pen, plate, [top, tall], plate.card.reversed ? SKY_TOP : GROUND_BOTTOM - tall / UNIT, width)
  fade(pen, top, FADE, width, false)
}
