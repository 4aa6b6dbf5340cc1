import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { sceneData } from './accessibility/support/kept-scene.ts'
import { readingNames } from './accessibility/support/scene.ts'
import { describeInBrowser, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { type ShownReadings, showReadings } from './support/shown-readings.ts'
import { useStage } from './support/stage.ts'

/** Facts that no picture shows: place and time of birth, the reader's own words, points outside the drawing. */
const UNDRAWN =
  /^(return-house|progressions|gained|lost|place|time-note|fortune|week|sun|ruler|transit-\w+-\w+-natal-\w+|missing|leaning|name|personal-year|personal-month-(next|after)|rule|emotion-\d|telling|theme-\d|own-\w+.*|day-\d+-next|contacts|hour-note|(theirs|yours)-in-house-\d+|composite-\w+)$/

/** A fact that one picture shows and another does not: the stage of a pair, a number of the birth date. */
const UNDRAWN_IN: Readonly<Record<string, string>> = { synastry: 'stage', 'year-ahead': 'life-path', 'name-change': 'birthday' }

const CHANGING: readonly string[] = ['solar-return', 'lunar-return', 'progressions']

type Part = { fact: string; x: number; y: number }

describeInBrowser('a fact of a reading', () => {
  const stage = useStage(easyLimits, { data: sceneData })
  let shown: ShownReadings
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    shown = await showReadings(stage)
    page = await shown.newPage({ viewport: { width: 1440, height: 900 } })
    faults = watchConsole(page)
  })

  const panel = () => page.getByRole('complementary', { name: 'Why this is here' })
  const litPart = () => page.locator('.spreadout .lit, .live [data-lit=true]').first()
  const told = () =>
    page.evaluate<string[]>(`[...new Set([...document.querySelectorAll('.text .fact')].map(({ dataset }) => dataset.fact))]`)
  const focused = () => page.evaluate<string | undefined>('document.activeElement.dataset.fact')
  /** Waits until the focus is on a part or a mention of `fact`. */
  const focusOn = (fact: string) => page.locator(`[data-fact="${fact}"]:focus`).waitFor({ state: 'attached' })
  const mentionIsLit = (fact: string | null) => page.locator(`.text .fact[data-fact="${fact}"][aria-expanded=true]`).first().waitFor()
  const focusedIsSeen = () =>
    page.evaluate<boolean>(`(() => {
      const { top, bottom } = document.activeElement.getBoundingClientRect()
      const panel = document.querySelector('.why')
      const end = getComputedStyle(panel).position === 'fixed' ? panel.getBoundingClientRect().top : innerHeight
      return top >= 0 && bottom <= end
    })()`)

  const PARTS = "document.querySelectorAll('.live [role=button]')"
  /** Scrolls a clickable part of a picture into view and finds a point in it that nothing covers. */
  const partAt = (index: number) =>
    page.evaluate<Part>(`(() => {
      const part = ${PARTS}[${index}]
      part.scrollIntoView({ block: 'center' })
      const hit = part.querySelector(':scope > .hit')
      const at = (x, y) => { const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(hit.getScreenCTM()); return { x: left, y: top } }
      const { x, y, width, height } = hit.getBBox()
      const steps = Array.from({ length: 60 }, (_, step) => (step + 0.5) / 60)
      const points = hit.tagName === 'path'
        ? steps.map((step) => { const point = hit.getPointAtLength(step * hit.getTotalLength()); return at(point.x, point.y) })
        : [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.5, 0.1]].map(([right, down]) => at(x + right * width, y + down * height))
      const free = points.find((point) => document.elementFromPoint(point.x, point.y)?.closest('[role=button]') === part)
      return { fact: part.dataset.fact, x: free?.x ?? NaN, y: free?.y ?? NaN }
    })()`)

  it.each(readingNames)('lights up in the picture of %s when a sentence opens it', async (name) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shown.open(page, shown.readings[name])
    const unlit: string[] = []
    for (const fact of await told()) {
      await page.locator(`.text .fact[data-fact="${fact}"]`).first().click()
      await panel().waitFor()
      // The picture may light up after the panel has appeared.
      if (!UNDRAWN.test(fact) && UNDRAWN_IN[name] !== fact)
        await litPart()
          .waitFor({ state: 'attached' })
          .catch(() => unlit.push(fact))
      await page.keyboard.press('Escape')
      await focusOn(fact)
    }
    expect(unlit).toEqual([])
    await litPart().waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it.each(readingNames)('opens from its part in the picture of %s, by pointer and by keyboard, and lights up in the text', async (name) => {
    await page.setViewportSize({ width: 1440, height: 2200 })
    await shown.open(page, shown.readings[name])
    const cited = await told()
    for (const card of await page.locator('.spreadout .cardbtn').all()) {
      // One card lies across another, so click in a corner that is free.
      await card.click({ position: { x: 12, y: 12 } })
      const fact = await card.getAttribute('data-fact')
      await panel().waitFor()
      await mentionIsLit(fact)
      await card.press('Enter')
      await panel().waitFor({ state: 'detached' })
    }
    const parts = await page.evaluate<number>(`${PARTS}.length`)
    for (let index = 0; index < parts; index += 1) {
      const { fact, x, y } = await partAt(index)
      // The sky of a return or of progressions changes, and one line in it may lie under another; the text opens its fact.
      if (CHANGING.includes(name) && fact.startsWith('aspect-') && Number.isNaN(x)) continue
      expect({ fact, hasRoom: Number.isFinite(x) && Number.isFinite(y) }).toEqual({ fact, hasRoom: true })
      await page.mouse.click(x, y)
      await panel().waitFor()
      await eventually(async () => expect(await focused()).toBeUndefined())
      if (cited.includes(fact)) await mentionIsLit(fact)
      await page.keyboard.press('Escape')
      await focusOn(fact)
      await page.keyboard.press('Enter')
      await panel().waitFor()
      await page.keyboard.press('Escape')
    }
  })

  it.each([
    ['tarot', 'See it in the spread', 360],
    ['tarot', 'See it in the spread', 1440],
    ['astrology', 'See it in the picture', 360],
    ['astrology', 'See it in the picture', 1440],
    ['iching', 'See it in the picture', 1440],
    ['love', 'See it in the picture', 360],
    ['synastry', 'See it in the picture', 360],
  ] as const)('of %s leads there and back: %s, at %i px', async (name, words, width) => {
    await page.setViewportSize({ width, height: 800 })
    await shown.open(page, shown.readings[name])
    const way = page.getByRole('button', { name: words })
    const drawn = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.spreadout .cardbtn, .live [role=button]')].map(({ dataset }) => dataset.fact)`,
    )
    const fact = (await told()).find((one) => drawn.includes(one) && (name !== 'love' || !one.startsWith('card')))
    await page.locator(`.text .fact[data-fact="${fact}"]`).last().click()
    await way.click()
    await focusOn(fact ?? '')
    await eventually(async () => expect(await focusedIsSeen()).toBe(true))
    await page.getByRole('button', { name: 'Read it in the text' }).click()
    await eventually(async () => expect(await page.evaluate('document.activeElement.className')).toBe('fact'))
    await eventually(async () => expect(await focusedIsSeen()).toBe(true))
  })
})
