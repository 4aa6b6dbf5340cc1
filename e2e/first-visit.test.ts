import type { Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser } from './support/browser.ts'
import { useStage } from './support/stage.ts'
import { takenOver } from './support/taken-over.ts'

const PHONE = { width: 360, height: 640 }

type Box = { top: number; bottom: number }
const boxOf = (page: Page, selector: string) =>
  page.evaluate<Box>(`(({ top, bottom }) => ({ top, bottom }))(document.querySelector('${selector}').getBoundingClientRect())`)

describeInBrowser('a first visit on a phone', () => {
  const stage = useStage()

  it('asks about cookies in one row, and the main button stands above it', async () => {
    const page = await stage.newPage({ viewport: PHONE })
    await page.goto('/')
    await takenOver(page)
    const banner = await boxOf(page, '.banner')
    expect(banner.bottom - banner.top).toBeLessThanOrEqual(96)
    expect((await boxOf(page, '.draw .btn')).bottom).toBeLessThanOrEqual(banner.top)
    expect(await page.evaluate("document.querySelector('.banner').scrollHeight")).toBeLessThanOrEqual(96)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/first-visit-360x640.png` })
    await page.getByRole('button', { name: 'Trial' }).press('Enter')
    expect(await accessibilityFaults(page)).toEqual([])
    if (process.env.SHOTS) {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.screenshot({ path: `${process.env.SHOTS}/first-visit-360.png` })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.screenshot({ path: `${process.env.SHOTS}/first-visit-1440.png` })
    }
  })

  it('leads from the card to an account, and home begins with that card', async () => {
    const page = await stage.newPage({ viewport: PHONE })
    await page.goto('/reading/daily-card')
    await page.getByRole('link', { name: 'Keep this card' }).waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/daily-visitor-360.png`, fullPage: true })
    const card = await page.locator('.cards .nm').first().textContent()
    await page.goto('/')
    await takenOver(page)
    await page.getByRole('heading', { level: 1, name: card?.replace(/, reversed|reversed$/, '') ?? '' }).waitFor()
    expect(await page.getByRole('link', { name: 'Keep this card' }).getAttribute('href')).toBe('/register')
    expect(await accessibilityFaults(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/home-drawn-360.png`, fullPage: true })
  })
})
