import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { focusOf, tabTo } from '../support/keyboard.ts'
import type { ReadingName } from './screen.ts'
import { useSetStage } from './support/set-stage.ts'
import { said } from './support/steps.ts'

const PART = '.live [role=button][tabindex="0"]'
const OPEN = '[aria-expanded=true]'

const factsOf = (page: Page, selector: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((part) => part.dataset.fact)`)
const focusedFact = (page: Page) => page.evaluate<string | null>('document.activeElement.dataset.fact ?? null')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Why this is here' })
const titleOfPanelHasFocus = (page: Page) => page.locator('#why h2:focus').waitFor()

/** The facts that Tab visits, from the start of the reading to the last one in its picture. */
const walk = async (page: Page, before: string): Promise<string[]> => {
  await tabTo(page, before)
  const met: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate<boolean>("document.activeElement.closest('.live, .spreadout') !== null"))) return met
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ visible: true }))
    met.push((await focusedFact(page)) ?? '')
  }
}

const closeByEscape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(async () => expect(await focusOf(page)).toMatchObject({ visible: true }))
}

describeInBrowser('Pictures that can be explored', () => {
  const set = useSetStage(['adept'])
  let page: Page
  beforeEach(async () => {
    page = await set.contexts.adept.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  afterEach(() => page?.close())

  const openReading = async (name: ReadingName) => {
    await page.goto(`/reading/view/${set.scene.readings[name]._id}`)
    await said(page, 'Reading channeled by Sibyl, your AI Oracle')
    await page.locator('.text .fact').first().waitFor()
  }

  const drawn: [string, ReadingName][] = [
    ['the wheel of a birth chart', 'astrology'],
    ['the strip of a week', 'weekly-sky'],
    ['the mandala of a life path', 'numerology'],
    ['the ring of a month', 'personal-month'],
    ['the dial of a year', 'year-ahead'],
    ['the halves of two names', 'name-change'],
    ['a hexagram', 'iching'],
    ['the constellation of a dream', 'dream'],
    ['the two stars of a pair', 'love'],
  ]

  test.each(drawn)('%s: its parts are reached by Tab, opened by Enter or Space, and closed by Escape', async (_, name) => {
    await openReading(name)
    await page.locator(PART).first().waitFor()
    const parts = await factsOf(page, PART)
    expect(parts.length).toBeGreaterThan(0)
    const met = await walk(page, 'Ground and text size')
    expect(met.filter((fact) => parts.includes(fact))).toEqual(parts)

    for (const [place, key] of [
      [0, 'Enter'],
      [parts.length - 1, 'Space'],
    ] as const) {
      await page.locator(PART).nth(place).focus()
      await page.keyboard.press(key)
      await panel(page).waitFor()
      await titleOfPanelHasFocus(page)
      await eventually(async () => expect(new Set(await factsOf(page, `.live ${OPEN}`))).toEqual(new Set([parts[place]])))
      await closeByEscape(page)
      await eventually(async () => expect(await focusedFact(page)).toBe(parts[place]))
      await eventually(async () => expect(await page.locator(OPEN).count()).toBe(0))
    }
  })

  test.each(drawn)('%s and the text light up together', async (_, name) => {
    await openReading(name)
    await page.locator(PART).first().waitFor()
    const [inPicture, inText] = [await factsOf(page, '.live [data-fact]'), await factsOf(page, '.text .fact')]
    const both = inText.find((fact) => inPicture.includes(fact)) ?? ''
    expect(both).not.toBe('')
    const part = page.locator(`.live [data-fact="${both}"]`).first()
    const words = page.locator(`.text .fact[data-fact="${both}"]`)

    await part.focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await eventually(async () => expect(await words.and(page.locator(OPEN)).count()).toBe(await words.count()))
    await closeByEscape(page)

    await words.first().focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await eventually(async () => expect(await part.getAttribute('aria-expanded')).toBe('true'))
    const opacity = () =>
      page.evaluate<number>(`Number(getComputedStyle(document.querySelector('.live [data-fact="${both}"] .hit')).strokeOpacity)`)
    await eventually(async () => expect(await opacity()).toBeGreaterThan(0.2))
    await closeByEscape(page)
    await eventually(async () => expect(await focusedFact(page)).toBe(both))
  })

  it('the keyboard reaches parts that are too small to be buttons by stepping through the facts', async () => {
    await openReading('astrology')
    await page.locator(PART).first().focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    const all = set.scene.readings.astrology.facts.map(({ id }) => id)
    const opened = new Set<string>()
    await tabTo(page, 'Next fact')
    for (const _ of all) {
      const [now = ''] = [...(await factsOf(page, OPEN))]
      opened.add(now)
      if (opened.size === all.length) break
      const number = String(await page.locator('#why .nums').textContent())
      await page.keyboard.press('Enter')
      await page.locator('#why .nums').filter({ hasNotText: number }).waitFor()
    }
    const inPicture = await factsOf(page, '.live [data-fact]')
    expect(inPicture.filter((fact) => !opened.has(fact))).toEqual([])
  })

  const spreads: [string, ReadingName][] = [
    ['one card', 'daily-card'],
    ['five cards', 'five-cards'],
    ['the horseshoe', 'tarot'],
    ['the Celtic Cross', 'celtic-cross'],
  ]

  test.each(spreads)('%s: each card is reached, opened and closed, and lights up with its words', async (_, name) => {
    await openReading(name)
    const cards = page.locator('.spreadout .cardbtn')
    const facts = await factsOf(page, '.spreadout .cardbtn')
    expect(await walk(page, 'Ground and text size')).toEqual(facts)

    await cards.first().focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await titleOfPanelHasFocus(page)
    await eventually(async () => expect(await page.locator('.spreadout li.lit').count()).toBe(1))
    await eventually(async () => expect(await page.locator(`.text .fact${OPEN}`).count()).toBeGreaterThan(0))
    await closeByEscape(page)
    await eventually(async () => expect(await focusedFact(page)).toBe(facts[0]))

    const words = page.locator('.text .fact[data-fact="card-1"]').first()
    await words.focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await eventually(async () => expect(await cards.first().getAttribute('aria-expanded')).toBe('true'))
    await closeByEscape(page)
    await eventually(async () => expect(await focusedFact(page)).toBe('card-1'))
  })
})
