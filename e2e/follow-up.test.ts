import type { Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { newReader, readTarot, wallet } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

/** Screenshots go into this folder, if it is set. */
const pictures = process.env.PICTURES

describeInBrowser('one thing more, asked of a finished reading', () => {
  const stage = useStage(easyLimits)

  const picture = async (page: Page, name: string) => {
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
  }

  it('is answered below it, and is still there after a reload and on paper', async () => {
    const reader = await newReader(stage.product, 'mira@sibyl.example')
    const { _id } = (await readTarot(stage.product, reader)).body.reading as { _id: string }
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
    const faults = watchConsole(page)
    await putSession(page, reader)
    await page.goto(`/reading/view/${_id}`)

    await page.getByText('One question is included with this reading.').scrollIntoViewIfNeeded()
    await picture(page, 'ask-360')
    const [question = ''] = await page.locator('.suggest button').allTextContents()
    await page.getByRole('button', { name: question }).click()
    const field = page.getByLabel('Your question')
    expect(await field.inputValue()).toBe(question)
    await field.press('Enter')
    await page.getByText('Sibyl is writing').waitFor()
    await page.locator('.turn .fact').first().waitFor()
    await picture(page, 'writing-360')
    await page.locator('.writing').waitFor({ state: 'detached' })
    await page.getByText('This question spends 1 token; you have 2.').waitFor()
    const answer = (await page.locator('.turn .text').textContent()) ?? ''
    expect(answer.split(/\s+/).length).toBeGreaterThan(79)

    await page.reload()
    await page.getByText(`You asked: “${question}”`).waitFor()
    await page.locator('.turn .fact').first().waitFor()
    expect(await page.locator('.turn .text').textContent()).toBe(answer)
    await page.locator('.turn').scrollIntoViewIfNeeded()
    await picture(page, 'answered-360')
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    if (pictures) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator('.askbox').scrollIntoViewIfNeeded()
      await page.locator('.turn .fact').first().click()
      await picture(page, 'answered-1440')
      await page.screenshot({ path: `${pictures}/whole-1440.png`, fullPage: true })
    }

    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.turn .text').isVisible()).toBe(true)
    expect(await page.locator('.askbox').isVisible()).toBe(false)
    if (pictures) await page.screenshot({ path: `${pictures}/print.png`, fullPage: true })
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(2)
  })
})
