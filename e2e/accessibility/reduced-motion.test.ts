import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { newReader } from '../support/reader.ts'
import { putSession } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { hold } from './support/answers.ts'
import { fill, press, said } from './support/steps.ts'

const DESK = { width: 1440, height: 900 }

/** Records every animation and transition that moves, turns or scales something for long enough to be visible. */
const RECORD = `(() => {
  const MOVES = /^(transform|translate|rotate|scale|offset[A-Z]|left|right|top|bottom|inset|margin|width|height)/
  const UNSEEN_MS = 10
  globalThis.moved = new Set()
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect, animationName, transitionProperty } = animation
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((name) => MOVES.test(name))
      if (properties.length === 0 || effect.getComputedTiming().duration <= UNSEEN_MS) continue
      const { target, pseudoElement } = effect
      moved.add((animationName ?? transitionProperty) + ' of ' + target.tagName.toLowerCase() + '.' + target.getAttribute('class') + (pseudoElement ?? ''))
    }
  }
  for (const event of ['animationstart', 'transitionrun']) addEventListener(event, look, true)
  globalThis.look = look
})()`

const movedIn = (page: Page) => page.evaluate<string[]>('look(), [...moved]')

describeInBrowser('Motion', () => {
  const stage = useStage(easyLimits)

  /** Visits the pages that have motion, and returns what moved. */
  const motionWhere = async (reducedMotion: 'reduce' | 'no-preference', email: string): Promise<string[]> => {
    const reader = await newReader(stage.product, email)
    const page = await stage.newPage({ viewport: DESK, reducedMotion, serviceWorkers: 'block' })
    await page.addInitScript(RECORD)
    const moved: string[] = []
    const leaveFor = async (path: string) => {
      moved.push(...(await movedIn(page)))
      await page.goto(path)
    }
    await page.goto('/')
    await press(page, 'Customize')
    await page.getByRole('switch', { name: 'Analytics' }).check()
    await press(page, 'Save Preferences')
    await page.locator('.sky .cardbtn').hover()
    await putSession(page, reader)

    await leaveFor('/')
    await press(page, /^Account of/)
    await page.getByRole('menu').waitFor()

    await leaveFor('/input/tarot')
    await page.getByRole('radio').first().check({ force: true })
    await fill(page, 'Your question', 'What would help me to finish the book?')
    await press(page, 'Draw My Cards')
    await said(page, 'Reading channeled by Sibyl, your AI Oracle')
    await page.getByRole('button', { name: /\. Situation$/ }).hover()
    await page.setViewportSize({ width: 360, height: 780 })
    await page.locator('.text .fact').first().click()
    await page.getByRole('complementary', { name: 'Why this is here' }).waitFor()
    await press(page, 'Close')
    await page.getByText('How these cards were drawn').click()
    await press(page, 'Replay the draw')
    await said(page, 'The same cards come out')

    await leaveFor('/')
    await press(page, 'Menu')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await leaveFor('/deck')
    await page.locator('a.piece').first().hover()
    await leaveFor('/deck/major-09')
    await press(page, /Turn upside down/)
    await leaveFor('/history')
    await page.locator('a.book').first().hover()
    await hold(page, '/auth/verify-email')
    await leaveFor('/verify-email?token=waiting')
    await page.locator('.spinner').waitFor()
    moved.push(...(await movedIn(page)))
    return [...new Set(moved)]
  }

  it('is shown by default: cards are dealt and turned, sheets rise', async () => {
    expect(await motionWhere('no-preference', 'moving@sibyl.example')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^deal of li/),
        expect.stringMatching(/^transform of .*card/),
        expect.stringMatching(/^sheet of aside/),
        expect.stringMatching(/^unfold of .*menu/),
        expect.stringMatching(/^revolve of/),
      ]),
    )
  })

  it('is at most a cross-fade for readers who asked for less', async () => {
    expect(await motionWhere('reduce', 'still@sibyl.example')).toEqual([])
  })
})
