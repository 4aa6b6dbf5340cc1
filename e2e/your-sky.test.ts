import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { accessibilityFaults, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, newReader } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

const birth = { name: 'Mira', self: true, dateOfBirth: '1991-03-14', timeOfBirth: '01:06', placeOfBirth: 'Brno, Czechia' }

const titlesIn = (calendar: string): string[] =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary)

describeInBrowser('the sky over a saved birth', () => {
  const stage = useStage(easyLimits)

  it('is opened, walked with the keyboard, downloaded and followed until its reader ends that', async () => {
    const reader = await newReader(stage.product, 'mira@sibyl.example')
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const faults = watchConsole(page)
    await putSession(page, reader)
    await page.goto('/sky')
    await page.getByRole('heading', { name: 'Your sky is waiting for a birth' }).waitFor()
    await call(stage.product, '/api/divination/people', { body: birth, token: reader.token })
    await page.reload()

    const wheel = page.getByRole('img', { name: /^Birth chart/ })
    await wheel.waitFor()
    await page.evaluate(`document.querySelector('.skywheel img').decode()`)
    await page.getByText(/It enters Cancer on/).waitFor()
    const open = page.getByRole('region', { name: 'The open transit' })
    const first = await open.getByRole('heading').textContent()
    await page.locator('.skyribbon [role=button][tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await open.getByRole('heading').textContent()).not.toBe(first)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
    expect(download.suggestedFilename()).toBe('your-sky.ics')
    const titles = titlesIn(await readFile(await download.path(), 'utf8'))
    expect(titles).toContainEqual(expect.stringMatching(/^Sun .* your Moon/))

    await page.getByRole('button', { name: 'Follow Calendar' }).click()
    const address = await page.getByLabel('Private address').inputValue()
    const followed = await fetch(address)
    expect([followed.status, followed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(titlesIn(await followed.text())).toEqual(titles)
    await page.getByRole('button', { name: 'Stop Following' }).click()
    await page.getByRole('button', { name: 'Follow Calendar' }).waitFor()
    expect((await fetch(address)).status).toBe(404)
    expect(faults).toEqual([])
  })

  it('leads to a reading of the solar return, which its birth fills in', async () => {
    const reader = await newReader(stage.product, 'jonas@sibyl.example')
    await call(stage.product, '/api/divination/people', { body: birth, token: reader.token })
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
    const faults = watchConsole(page)
    await putSession(page, reader)
    await page.goto('/sky')
    await page.getByRole('link', { name: 'Read the Solar Return' }).click()
    await page.getByText('Brno, Czechia', { exact: true }).waitFor()
    await page.getByRole('radio', { name: /The year you are in/ }).check({ force: true })
    await page.getByRole('button', { name: 'Cast My Reading' }).click()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.locator('.text .fact[data-fact=return]').first().click()
    await page.getByText(/The Sun comes back to where it stood at birth, on 1\d March \d{4} at/).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
