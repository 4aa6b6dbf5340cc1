import type { Reading } from '@sibyl/contracts/http/readings'
import { type DrawnCard, drawnCards } from '../../lib/drawn-cards.ts'
import { INSET } from './ground.ts'
import { type LoadedPicture, loadPicture } from './load-picture.ts'
import { INK, type Pen } from './pen.ts'

/** A card is drawn this wide, starting where its sky begins, so that its own frame is cropped. */
const CARD_WIDTH = 1340
const SKY_TOP = 0.15
const GROUND_BOTTOM = 0.868
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

/** The sky of a card, or a whole picture, down to `bottom`. */
export const drawSky = (pen: Pen, { picture, card }: Plate, width: number, bottom: number): void => {
  const height = bottom - INSET
  if (!card) {
    const room = { width: width - 2 * INSET - 48, height: height - 40 }
    const scale = Math.min(room.width / picture.width, room.height / picture.height)
    const [w, h] = [picture.width * scale, picture.height * scale]
    pen.drawImage(picture.image, (width - w) / 2, INSET + 28 + (room.height - h) / 2, w, h)
    return
  }
  inWindow(pen, INSET, height, width, () => {
    const left = (width - CARD_WIDTH) / 2
    if (card.reversed) {
      // A reversed card: its ground is at the top.
      pen.translate(width / 2, INSET)
      pen.rotate(Math.PI)
      pen.drawImage(picture.image, -CARD_WIDTH / 2, -picture.height * GROUND_BOTTOM, CARD_WIDTH, picture.height)
    } else pen.drawImage(picture.image, left, INSET - picture.height * SKY_TOP, CARD_WIDTH, picture.height)
  })
  fade(pen, bottom - FADE, FADE, width, true)
}

/** The ground of the same card, at the foot of a story. */
export const drawFoot = (pen: Pen, { picture, card }: Plate, width: number, height: number, tall: number): void => {
  if (!card) return
  const top = height - INSET - tall
  inWindow(pen, top, tall, width, () => {
    if (card.reversed) {
      pen.translate(width / 2, height - INSET)
      pen.rotate(Math.PI)
      pen.drawImage(picture.image, -CARD_WIDTH / 2, -picture.height * SKY_TOP, CARD_WIDTH, picture.height)
    } else
      pen.drawImage(picture.image, (width - CARD_WIDTH) / 2, height - INSET - picture.height * GROUND_BOTTOM, CARD_WIDTH, picture.height)
  })
  fade(pen, top, FADE, width, false)
}
