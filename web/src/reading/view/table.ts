import { type RefObject, useLayoutEffect } from 'react'
import { isWide } from './is-wide.ts'

/** The width up to which a card is drawn, and the space left free round the cards, in pixels. */
const CARD_PX = 220
const MARGIN = 16
/** How much larger a picture without cards is on a phone. */
const PICTURE = 1.35
/** The rows at the window's foot, with what was turned last and how to go on. */
const FOOT = 132
/** Where the middle of the picture lies, from the top of the window. */
const MIDDLE = 0.44

/**
 * Until a reading has text, its picture has the window: it is moved and enlarged by a transform, so that nothing shifts when it takes its
 * place beside the text.
 */
export const useTable = (plate: RefObject<HTMLElement | null>, begun: boolean) => {
  useLayoutEffect(() => {
    const drawn = plate.current?.querySelector<HTMLElement>('.cards, .rpicture')
    const reading = plate.current?.closest('.reading')
    if (begun || !drawn || !reading) return
    const lay = () => {
      drawn.style.transform = ''
      const [box, area] = [drawn.getBoundingClientRect(), reading.getBoundingClientRect()]
      const card = drawn.querySelector<HTMLElement>('li')?.offsetWidth
      // A picture on a phone is higher than wide within its box.
      const widest = card ? Math.min(area.width / box.width, CARD_PX / card) : isWide() ? area.width / box.width : PICTURE
      const top = area.top + MARGIN
      const room = innerHeight - FOOT - top
      const scale = Math.max(1, Math.min(widest, room / box.height))
      const across = (area.left + area.right - box.left - box.right) / 2
      const down = Math.max(top, Math.min(innerHeight * MIDDLE - (box.height * scale) / 2, top + room - box.height * scale)) - box.top
      drawn.style.transform = `translate(${across}px, ${down}px) scale(${scale})`
      drawn.style.setProperty('--scale', String(scale))
    }
    lay()
    const sizes = new ResizeObserver(lay)
    sizes.observe(reading)
    return () => {
      sizes.disconnect()
      drawn.style.transform = ''
    }
  }, [plate, begun])
}
