const PRESSED = 'button, a[href], label, summary'

/** A pressed button sinks by one pixel. */
const SINKS_PX = 1

type Press = { on: HTMLElement; place: DOMRect }

const moved = ({ on, place }: Press) => {
  const { top, left } = on.getBoundingClientRect()
  return Math.max(Math.abs(top - place.top), Math.abs(left - place.left)) > SINKS_PX
}

const isInside = ({ top, right, bottom, left }: DOMRect, { clientX, clientY }: MouseEvent) =>
  left <= clientX && clientX <= right && top <= clientY && clientY <= bottom

/**
 * Makes a press count for what it began on, even if the page moves before it ends. What arrives late above a button pushes it from under the
 * finger; the browser would then press what lies there instead, which may be another link, or nothing.
 */
export const keepPresses = () => {
  let press: Press | null = null
  const begin = ({ target, isPrimary, button }: PointerEvent) => {
    const on = isPrimary && button === 0 && target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
    press = on && { on, place: on.getBoundingClientRect() }
  }
  const end = (event: MouseEvent) => {
    const began = press
    press = null
    // A key's click has no count.
    if (!began?.on.isConnected || event.detail === 0 || began.on.contains(event.target as Node)) return
    if (!isInside(began.place, event) || !moved(began)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // With its count and its modifier keys.
    began.on.dispatchEvent(new MouseEvent(event.type, event))
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('pointercancel', () => {
    press = null
  })
  addEventListener('click', end, true)
}
