import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { subscribe } from './accessibility/support/scene.ts'
import { accessibilityFaults, describeInBrowser, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, newReader, type SignedIn } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

type Shown = { _id: string; draw?: { picks?: number[]; clarifier?: string }; formData: { ownCards?: object[] } }

describeInBrowser('cards drawn with one’s own hand', () => {
  const stage = useStage(easyLimits)
  let reader: SignedIn
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    reader = await newReader(stage.product, 'hand@sibyl.example')
    await subscribe(stage.product, reader)
  })
  beforeEach(async () => {
    page = await stage.newPage({
      ...cookiesAnswered(stage.product),
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      viewport: { width: 1200, height: 900 },
    })
    faults = watchConsole(page)
    await putSession(page, reader)
    await page.goto('/input/tarot?spread=past-present-future')
    await page.getByLabel('Your question', { exact: true }).fill('Should I take the offer from the studio?')
    await page.getByLabel('Present', { exact: false }).first().check()
    await page.getByRole('radio', { name: /^Past, present, future/, checked: true }).waitFor({ state: 'attached' })
  })

  const fanDeck = async () => {
    await page.getByRole('button', { name: 'Fan the deck' }).click()
    await page.getByRole('button', { name: 'Skip the cut' }).click()
    return page.getByRole('listbox', { name: '78 cards, face down' })
  }
  const newest = async (): Promise<Shown> => {
    const { body } = await call(stage.product, '/api/divination/history?limit=1', { token: reader.token })
    const [reading] = body.readings as Shown[]
    if (!reading) throw new Error('there is no reading')
    return reading
  }
  const complete = () => page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()

  it('are picked and turned by the keyboard; the record shows the picks and is replayed in the page, a clarifying card included', async () => {
    const fan = await fanDeck()
    await fan.focus()
    for (const key of ['4', '7', 'Enter', 'Home', 'Enter', 'End', 'Enter']) await page.keyboard.press(key)
    await page.getByText('Your cards are laid').waitFor()
    await page.keyboard.press('Enter')

    const past = page.getByRole('button', { name: 'Past: card 1 of 3, face down. Turn it.' })
    await past.focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .getByText(/^Past: /)
      .waitFor()
    await page.locator('.cards .cardbtn:focus[aria-expanded=false]').waitFor()
    expect(await page.locator('.text .fact').count()).toBe(0)
    await page.getByRole('button', { name: 'Turn them all' }).press('Enter')
    await complete()

    await page.getByText('One more card for one place').press('Enter')
    await page.getByRole('radio', { name: 'Present' }).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Draw the Clarifying Card' }).press('Enter')
    await page.getByText('Clarifies Present').waitFor()
    await page.getByText('How these cards were drawn').click()
    await page.getByText('The 47th, 1st, 78th of 78').waitFor()
    await page.getByText('The next card from the top, for Present').waitFor()
    await page.getByRole('button', { name: 'Replay the draw' }).click()
    await page.getByText('The same cards come out').waitFor()
    await page.getByText('Sibyl signed it').waitFor()
    expect((await newest()).draw).toMatchObject({ picks: [46, 0, 77], clarifier: 'present' })

    await page.goto(`/reading/view/${(await newest())._id}`)
    await page.getByText('Clarifies Present').waitFor()
    expect(await page.getByRole('button', { name: 'Draw the Clarifying Card' }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('are picked and turned with a pointer', async () => {
    const fan = await fanDeck()
    const box = await fan.boundingBox()
    if (!box) throw new Error('there is no fan')
    for (const share of [0.2, 0.5, 0.8]) {
      await page.mouse.move(box.x + box.width * share, box.y + 150)
      await page.locator('.fancard[aria-selected=true] .tip').waitFor()
      await page.mouse.click(box.x + box.width * share, box.y + 150)
    }
    await page.getByRole('button', { name: 'Read these cards' }).click()
    for (const place of ['Past', 'Present', 'Future']) {
      await page.getByRole('button', { name: new RegExp(`^${place}: card`) }).click()
      await page
        .getByRole('status')
        .getByText(new RegExp(`^${place}: `))
        .waitFor({ state: 'attached' })
      if (place !== 'Future') await page.getByRole('button', { name: 'Turn them all' }).waitFor()
    }
    await complete()
    const { draw } = await newest()
    const [left = -1, middle = -1, right = -1] = draw?.picks ?? []
    expect(draw?.picks).toHaveLength(3)
    expect([left < middle, middle < right]).toEqual([true, true])
    expect(faults).toEqual([])
  })

  it('lie in their figure on a phone, large enough to be seen, and each bears its position until it is read', async () => {
    const widths = (cards: string) => page.evaluate<number[]>(`[...document.querySelectorAll('${cards}')].map((card) => card.offsetWidth)`)
    const tableEnds = () => page.evaluate<number>(`document.querySelector('.tfoot').getBoundingClientRect().bottom`)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/input/tarot?spread=celtic-cross')
    await page.getByRole('radio', { name: /^Celtic Cross/, checked: true }).waitFor({ state: 'attached' })
    const fan = await fanDeck()
    expect(Math.min(...(await widths('.slots li')))).toBeGreaterThanOrEqual(44)
    expect(await tableEnds()).toBeLessThanOrEqual(780)
    await page.setViewportSize({ width: 360, height: 600 })
    await page.getByRole('button', { name: 'Draw the rest for me' }).waitFor()
    expect(await tableEnds()).toBeLessThanOrEqual(600)
    await page.setViewportSize({ width: 360, height: 780 })
    await fan.press('Enter')
    await page.getByRole('button', { name: 'Draw the rest for me' }).click()

    await page.locator('.cards[style*="--scale"]').waitFor()
    const covered = await page.evaluate<string[]>(`(() => {
      const labels = [...document.querySelectorAll('.cards .pos')].map((label) => [label.textContent, label.getBoundingClientRect()])
      const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      return labels.flatMap(([name, box], at) => [
        ...(box.width > 0 && box.left >= 0 && box.right <= innerWidth ? [] : [name + ' is not in the window']),
        ...labels.slice(0, at).filter(([, other]) => meet(box, other)).map(([other]) => name + ' covers ' + other),
      ])
    })()`)
    expect(covered).toEqual([])
    await page.getByRole('button', { name: /^Outcome: card/ }).press('Enter')
    const [foot, said, row] = await page.evaluate<number[]>(`[
      Math.max(...[...document.querySelectorAll('.cards .cardbtn')].map((card) => card.getBoundingClientRect().bottom)),
      document.querySelector('.justturned').getBoundingClientRect().top,
      document.querySelector('.writing').getBoundingClientRect().top,
    ]`)
    expect([Number(said) > Number(foot), Number(said) + 28 < Number(row)]).toEqual([true, true])
    await page.getByRole('button', { name: 'Turn them all' }).press('Enter')
    await complete()
    expect(Math.min(...(await widths('.cards .cardbtn')))).toBeGreaterThanOrEqual(44)
    await page.locator('.cards .pos').first().waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

  it('are laid in a spread whose tile the row shows, whether a link or an arrow key chose it', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    const isShown = (tile: string) =>
      eventually(async () =>
        expect(
          await page.evaluate(`(() => {
            const [row, tile] = ['.spreads', '.spreads .sp:has([value="${tile}"]:checked)'].map((one) => document.querySelector(one)?.getBoundingClientRect())
            return tile !== undefined && tile.left >= row.left && tile.right <= row.right
          })()`),
        ).toBe(true),
      )
    await page.goto('/input/tarot?spread=horseshoe')
    await isShown('horseshoe')
    await page.getByRole('radio', { name: /^Horseshoe/ }).press('ArrowRight')
    await isShown('year-ahead')
    await page.getByRole('radio', { name: /^Year ahead/ }).press('ArrowRight')
    await isShown('')
  })

  it('are named beside a tray that keeps its button in the window, however many places the spread has', async () => {
    await page.setViewportSize({ width: 1200, height: 700 })
    await page.goto('/input/tarot?spread=celtic-cross')
    await page.getByRole('radio', { name: /^Celtic Cross/, checked: true }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'I drew with my own deck' }).click()
    await page.locator('.tray li').nth(9).waitFor({ state: 'attached' })
    const [panel, row] = await page.evaluate<number[]>(
      `['.owntable footer', '.readrow'].map((part) => document.querySelector(part).getBoundingClientRect().bottom)`,
    )
    expect(panel).toBeLessThanOrEqual(700)
    expect(row).toBeLessThan(Number(panel))
  })

  it('may come from the reader’s own deck: named by typing, reversed, and marked as such on every page', async () => {
    await page.getByRole('button', { name: 'I drew with my own deck' }).click()
    const search = page.getByRole('searchbox', { name: 'Find a card' })
    await search.fill('8p')
    await search.press('Enter')
    await search.fill('moon r')
    await search.press('Enter')
    await page.getByRole('button', { name: 'Present: The Moon, reversed. Turn it upright.' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('tab', { name: 'Wands' }).click()
    await page.getByRole('button', { name: 'Ace of Wands' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Past: Eight of Pentacles. Turn it reversed.' }).click()
    await page.getByRole('button', { name: 'Read my cards' }).click()
    await complete()
    await page.locator('.rhead').getByText('Your own cards').waitFor()
    await page.getByText('there is no draw to check').waitFor()
    expect(await page.getByText('How these cards were drawn').count()).toBe(0)
    const reading = await newest()
    expect(reading.draw).toBeUndefined()
    expect(reading.formData.ownCards).toEqual([
      { card: 'pentacles-08', reversed: true },
      { card: 'major-18', reversed: true },
      { card: 'wands-03', reversed: false },
    ])
    await page.goto('/history')
    await page.locator('.book').first().getByText('Your own cards').waitFor()
    await eventually(async () => expect(faults).toEqual([]))
  })
})
