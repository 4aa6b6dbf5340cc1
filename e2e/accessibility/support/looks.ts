import type { Page } from 'playwright-core'

/**
 * Text and controls that overflow the window or are clipped by a parent, so that a reader would have to scroll sideways or could not see
 * them. Leaves out rows that scroll by design and text for screen readers only.
 */
export const runsOut = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const SLACK = 1.5
    const FRAMES = 30
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const cuts = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const heard = (element) => element.closest('.vh, [aria-hidden=true]') !== null
    const edgeOf = (element) => {
      let edge = document.documentElement.clientWidth
      for (let up = element; up && up !== document.body; up = up.parentElement) {
        if (up !== element && scrolls(up)) return null
        if (cuts(up)) edge = Math.min(edge, up.getBoundingClientRect().right)
      }
      return edge
    }
    const out = (element, rects) => {
      const edge = edgeOf(element)
      return edge !== null && [...rects].some(({ left, right, width }) => width > 0 && (right > edge + SLACK || left < -SLACK))
    }
    const look = () => {
      const found = []
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const parent = node.parentElement
        if (!node.data.trim() || /^(script|style|title|noscript)$/i.test(parent.tagName) || heard(parent) || !parent.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if (out(parent, range.getClientRects())) found.push('words: ' + node.data.trim().slice(0, 60))
      }
      for (const control of document.querySelectorAll('a, button, input, textarea, select, iframe')) {
        if (heard(control) || !control.checkVisibility() || control.matches('.skip')) continue
        if (out(control, [control.getBoundingClientRect()])) {
          found.push('control: ' + (control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 60)) + ' .' + control.className)
        }
      }
      // What has a greatest height is to scroll down only.
      for (const part of document.querySelectorAll('main *')) {
        if (part.scrollWidth <= part.clientWidth + SLACK || !scrolls(part) || getComputedStyle(part).maxHeight === 'none') continue
        found.push('scrolls sideways: .' + part.className)
      }
      if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('the page scrolls sideways')
      return found
    }
    // A script repositions some parts, such as a menu, some frames after a resize; what still runs out then, stays so.
    let found = []
    for (let frame = 0; frame < 2 || (found.length > 0 && frame < FRAMES); frame += 1) {
      await new Promise(requestAnimationFrame)
      found = look()
    }
    return found
  })()`)

/** Doubles the text size, as a browser setting does without zooming the page. */
export const enlargeText = (page: Page) => page.evaluate("document.documentElement.style.fontSize = '200%'")
export const restoreText = (page: Page) => page.evaluate("document.documentElement.style.fontSize = ''")
