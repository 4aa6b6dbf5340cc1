import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { sceneData } from './accessibility/support/kept-scene.ts'
import { accessibilityFaults, describeInBrowser, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { type ShownReadings, showReadings } from './support/shown-readings.ts'
import { useStage } from './support/stage.ts'

const PAPER = 'rgb(246, 241, 229)'

const ground = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')

describeInBrowser('a reading on paper', () => {
  const stage = useStage(easyLimits, { data: sceneData })
  let shown: ShownReadings
  beforeAll(async () => {
    shown = await showReadings(stage)
  })

  it('has printed cards and dark ink, is remembered, and ends with the reading', async () => {
    const page = await shown.newPage({ viewport: { width: 360, height: 780 } })
    const faults = watchConsole(page)
    await shown.open(page, shown.readings.tarot)
    await page.getByRole('button', { name: 'Ground and text size' }).press('Enter')
    await page.getByRole('radio', { name: 'Paper' }).check({ force: true })
    await page.getByRole('radio', { name: 'Large' }).check({ force: true })
    await eventually(async () =>
      expect(
        await page.evaluate(`({
          ground: getComputedStyle(document.body).backgroundColor,
          size: getComputedStyle(document.querySelector('.text')).fontSize,
          card: document.querySelector('.spreadout .card').currentSrc,
        })`),
      ).toEqual({ ground: PAPER, size: '21px', card: expect.stringContaining('/printed-card/') }),
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Paper' }).waitFor({ state: 'detached' })
    // On real paper as well, the cards are dark on light.
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.spreadout .card')).filter`)).toBe('none')
    await page.emulateMedia({ media: 'screen' })

    await shown.open(page, shown.readings.astrology)
    await eventually(async () => expect(await ground(page)).toBe(PAPER))
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to History' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reading History' }).waitFor()
    expect(await ground(page)).toBe('rgb(13, 14, 21)')
    expect(faults).toEqual([])
  })
})
