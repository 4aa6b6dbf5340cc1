import { accessibilityFaults, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, newReader } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

type Saved = { people: { name: string; self: boolean; placeId?: string }[] }

describeInBrowser('people, saved once', () => {
  const stage = useStage(easyLimits)

  it('are added by the keyboard on a phone, fill in a form and are read from it', async () => {
    const reader = await newReader(stage.product, 'mira@sibyl.example')
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
    const faults = watchConsole(page)
    await putSession(page, reader)
    await page.goto('/')
    const places = page.locator('.placesbar')
    await places.getByRole('link', { name: 'People' }).click()

    // The title takes the focus after a navigation, away from a link that is about to be pressed.
    await page.locator('h1:focus').waitFor()
    await page.getByRole('link', { name: 'Add Yourself' }).press('Enter')
    await page.getByLabel('Date of birth').fill('1991-03-14')
    await page.getByLabel('Time of birth').fill('01:06')
    await page.getByRole('combobox', { name: 'Place of birth' }).fill('Brno')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Person' }).press('Enter')
    await page.getByText('Pisces').waitFor()
    expect(await page.locator('h2:focus').textContent()).toBe('Mira Lund')
    const saved = (await call(stage.product, '/api/divination/people', { token: reader.token })).body as Saved
    expect(saved.people).toMatchObject([{ name: 'Mira Lund', self: true, placeId: expect.stringMatching(/^\d+$/) }])

    await page.getByRole('link', { name: 'Read the Chart' }).click()
    await page.getByRole('button', { name: /^Mira Lund/, pressed: true }).waitFor()
    expect(await page.getByLabel('Date of birth').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Cast My Reading' }).click()
    await page.waitForURL('**/reading/astrology')
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    const { readings } = (await call(stage.product, '/api/divination/history', { token: reader.token })).body as {
      readings: { formData: Record<string, unknown> }[]
    }
    expect(readings[0]?.formData).toMatchObject({ dateOfBirth: '1991-03-14', timeOfBirth: '01:06' })
    expect(faults).toEqual([])
  })
})
