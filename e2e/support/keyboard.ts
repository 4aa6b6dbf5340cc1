import type { Page } from 'playwright-core'

export type Focus = {
  /** Its accessible name. */
  name: string
  tag: string
  /**
   * Whether the focus is drawn on the element, or on the label or control around it, and the element is in the window and not wholly
   * covered.
   */
  visible: boolean
  /** Why it is not visible; otherwise empty. */
  why: string
}

/** The focused element, here or in a frame of ours. Gives animations and late content up to a second to become visible. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`(async () => {
    const SECOND_OF_FRAMES = 60
    const look = async () => {
      let element = document.activeElement
      let [left, top] = [0, 0]
      while (element?.contentDocument?.activeElement) {
        const frame = element.getBoundingClientRect()
        ;[left, top] = [left + frame.left, top + frame.top]
        element = element.contentDocument.activeElement
      }
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined)))
      const styleOf = (one) => one.ownerDocument.defaultView.getComputedStyle(one)
      const outlined = (one) => {
        const { outlineStyle, outlineWidth, boxShadow } = styleOf(one)
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (one.matches('[role=menuitem]') && boxShadow !== 'none')
      }
      const lit = (one) => Number(styleOf(one).strokeOpacity) > 0.3
      const standing = [element, element.closest('label'), element.closest('.control')].filter(Boolean)
      const [box] = (element.closest('label') ?? element).getClientRects()
      const edges = box && [Math.max(box.left, -left), Math.min(box.right, innerWidth - left), Math.max(box.top, -top), Math.min(box.bottom, innerHeight - top)]
      const inWindow = edges && edges[0] < edges[1] && edges[2] < edges[3]
      // A part of a drawing may be covered by another part of the same drawing.
      const own = [...standing, element.ownerSVGElement].filter(Boolean)
      const isOver = (across, down) => {
        const x = edges[0] + (edges[1] - edges[0]) * across
        const over = element.ownerDocument.elementFromPoint(x, edges[2] + (edges[3] - edges[2]) * down)
        return over !== null && (own.some((one) => one.contains(over)) || over.contains(element))
      }
      const coverOf = () => {
        const over = element.ownerDocument.elementFromPoint((edges[0] + edges[1]) / 2, (edges[2] + edges[3]) / 2)
        return 'covered by ' + (over ? over.tagName.toLowerCase() + '.' + over.className : 'nothing')
      }
      // Something may cover part of it, such as a crossing card, but not all of it.
      const uncovered = inWindow && [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].some(([across, down]) => isOver(across, down))
      const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
      const drawn = standing.some(outlined) || [...element.querySelectorAll(':scope .hit')].some(lit)
      const why = !drawn ? 'no ring' : !inWindow ? 'outside the window' : uncovered ? '' : coverOf()
      return { name: name.trim(), tag: element.tagName.toLowerCase(), visible: why === '', why }
    }
    let focus = await look()
    for (let frame = 0; frame < SECOND_OF_FRAMES && !focus.visible && focus.tag !== 'body'; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      focus = await look()
    }
    return focus
  })()`)

const LISTEN = `(() => {
  let at = globalThis
  while (at.document.activeElement?.contentWindow) at = at.document.activeElement.contentWindow
  const heard = { yet: false }
  at.addEventListener('keydown', () => { heard.yet = true }, { capture: true, once: true })
  globalThis.keyHeard = heard
})()`

/** Presses a key until the page receives it: a starved browser occasionally drops one, and a reader would press again. */
const press = async (page: Page, key: string): Promise<void> => {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.evaluate(LISTEN)
    await page.keyboard.press(key)
    if (await page.evaluate<boolean>('globalThis.keyHeard.yet')) return
  }
  throw new Error(`the page does not react to ${key}`)
}

const MOST_PRESSES = 150

/** Presses Tab until the element with this name has the focus; fails if the focus was invisible on any element on the way. */
export const tabTo = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  const unseen: string[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await press(page, key)
    const focus = await focusOf(page)
    // The page's end: the next Tab starts from the top.
    if (focus.tag === 'body') continue
    if (!focus.visible) unseen.push(`${focus.tag} "${focus.name.slice(0, 40)}", ${focus.why}`)
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) {
      expect(unseen).toEqual([])
      return
    }
  }
  throw new Error(`the keyboard does not reach ${String(name)}`)
}

/** Waits until the title of this page has the focus. */
export const titleHasFocus = (page: Page, title: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).and(page.locator(':focus')).waitFor()
