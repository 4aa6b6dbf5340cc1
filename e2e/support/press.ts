import type { Locator, Page } from 'playwright-core'

/** Puts a finger, or else the mouse's button, down in the middle of an element; it is lifted at that place, wherever the element is then. */
export const beginPress = async (page: Page, on: Locator, finger: boolean): Promise<{ end(): Promise<void> }> => {
  await on.scrollIntoViewIfNeeded()
  const box = await on.boundingBox()
  if (!box) throw new Error('Nothing to press: the element is not shown')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (!finger) {
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    return { end: () => page.mouse.up() }
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  return { end: async () => void (await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })) }
}
