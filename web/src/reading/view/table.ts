import { isWide } from './is-wide.ts'

/** The width of the largest card, and the space left free around the cards, in pixels. */
const CARD_PX = 220
const MARGIN = 16
/** The factor that enlarges a picture without cards on a phone. */
const PICTURE = 1.35
/** The height of the rows at the window's foot, which show the card turned last and the controls. */
const FOOT = 132
/** The distance from the picture to the name of the card turned last. */
const NAMES = 28
/** The height of the picture's middle in the window, as a fraction from the top. */
const MIDDLE = 0.44

/**
 * Until a reading has text, its picture has the window: it is moved and enlarged by a transform, so that nothing shifts when it takes its
 * place beside the text. Returns what puts it there.
 */
export const layTable = (plate: HTMLElement): (() => void) => {
  const drawn = plate.querySelector<HTMLElement>('.cards, .rpicture')
  const reading = plate.closest<HTMLElement>('.reading')
  if (!drawn || !reading) return () => undefined
  const lay = () => {
    drawn.style.transform = ''
    const [box, area] = [drawn.getBoundingClientRect(), reading.getBoundingClientRect()]
    const card = drawn.querySelector<HTMLElement>('li')?.offsetWidth
    // A picture on a phone is higher than wide within its box.
    const widest = card ? Math.min(area.width / box.width, CARD_PX / card) : isWide() ? area.width / box.width : PICTURE
    const top = area.top + MARGIN
    const dock = Number.parseFloat(getComputedStyle(reading).getPropertyValue('--dock')) || 0
    const room = innerHeight - FOOT - dock - top
    const scale = Math.max(1, Math.min(widest, room / box.height))
    const across = (area.left + area.right - box.left - box.right) / 2
    const down = Math.max(top, Math.min(innerHeight * MIDDLE - (box.height * scale) / 2, top + room - box.height * scale)) - box.top
    drawn.style.transform = `translate(${across}px, ${down}px) scale(${scale})`
    drawn.style.setProperty('--scale', String(scale))
    reading.style.setProperty('--below', `${Math.min(box.top + down + box.height * scale + NAMES, innerHeight - FOOT - dock + NAMES)}px`)
  }
  lay()
  const sizes = new ResizeObserver(lay)
  sizes.observe(reading)
  return () => {
    sizes.disconnect()
    drawn.style.transform = ''
  }
}
