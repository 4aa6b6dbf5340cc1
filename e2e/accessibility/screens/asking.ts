import { type MethodId, methods } from '@sibyl/contracts/methods'
import type { Screen } from '../screen.ts'
import { refuse, seeReaderAs } from '../support/answers.ts'
import { ask, choose, fill, open, press, said, send, showing, standStill } from '../support/steps.ts'

const premium = methods.filter((method) => method.premium)

/** The errors that a method's form shows when it is sent empty. */
const missing: { readonly [M in MethodId]?: string } = {
  tarot: 'Please select a timeframe',
  astrology: 'Date of birth is required',
  numerology: 'Date of birth is required',
  iching: 'Please describe your situation',
  dream: 'Please describe your dream',
  love: 'Please describe your situation',
}

/** The form of each method, and the gates in front of it. */
export const askingScreens: readonly Screen[] = [
  ...methods.map(({ id, name }): Screen => ({ name: `the form of ${name}`, by: 'reader', prepare: showing(`/input/${id}`, /./) })),
  {
    name: 'the love form with two births',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/love', /./)
      await page.getByRole('radio', { name: /^Two birth charts/ }).check()
      await page.getByRole('group', { name: 'Their birth' }).getByLabel('Date of birth').waitFor()
    },
  },
  ...premium.map(
    ({ id, name }): Screen => ({
      name: `the form of ${name} with nothing filled in`,
      by: 'reader',
      prepare: async (page) => {
        await open(page, `/input/${id}`, /./)
        await send(page)
        await said(page, missing[id] ?? name)
      },
    }),
  ),
  {
    name: 'the form of Tarot Reading for an adept, the deck cut',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/input/tarot', /./)
      await choose(page, /Present/)
      await fill(page, 'Your question', 'What would help me to finish the book?')
      await press(page, 'Cut the deck')
      await said(page, 'Your deck is sealed')
    },
  },
  {
    name: 'the form of Tarot Reading when the deck could not be sealed',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, '/divination/draws', 'unavailable')
      await open(page, '/input/tarot', /./)
      await said(page, 'Your deck is sealed when you ask')
    },
  },
  {
    name: 'the form of Astrology Reading, places offered',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/astrology', /./)
      await choose(page, /Birth chart/)
      await fill(page, 'Date of birth', '1979-03-14')
      const place = page.getByRole('combobox', { name: 'Place of birth' })
      await place.pressSequentially('Frankfu')
      await page.getByRole('option').first().waitFor()
      await place.press('ArrowDown')
    },
  },
  {
    name: 'the form of Astrology Reading, a place that nobody knows',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/astrology', /./)
      await choose(page, /Birth chart/)
      await fill(page, 'Date of birth', '1979-03-14')
      await page.getByRole('combobox', { name: 'Place of birth' }).fill('Nowhere-upon-Nothing')
      await send(page)
      await said(page, 'We do not know this place')
    },
  },
  {
    name: 'the form of Astrology Reading for a return',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/astrology?kind=solarreturn', /./)
      await page.getByRole('combobox', { name: /Where you are/ }).waitFor()
    },
  },
  {
    name: 'the form of Numerology Reading for a year, with its cards',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/numerology', /./)
      await choose(page, /Year ahead/)
      await fill(page, 'Date of birth', '1979-03-14')
      await page.getByRole('link', { name: 'The Hermit' }).waitFor()
    },
  },
  {
    name: 'the form of Numerology Reading for a new name, without one',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/numerology', /./)
      await choose(page, /A new name/)
      await send(page)
      await said(page, 'Please give the new name')
    },
  },
  {
    name: 'the form of Astrology Reading for the week',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/astrology', /./)
      await choose(page, /The week/)
    },
  },
  {
    name: 'the form of Numerology Reading for the month',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/input/numerology', /./)
      await choose(page, /^personal month/i)
    },
  },
  {
    name: 'the form of Dream Reading, symbols heard and one removed',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/dream', /./)
      await page.getByRole('textbox').first().fill('I was flying over the sea, and the old house of my mother stood below me.')
      await press(page, 'Remove sea')
      await said(page, 'Put back 1')
    },
  },
  {
    name: 'the form of Dream Reading, sending',
    by: 'reader',
    prepare: async (page) => {
      await open(page, '/input/dream', /./)
      await page.getByRole('textbox').first().fill('I was flying over the sea, and the old house of my mother stood below me.')
      await send(page)
      await said(page, 'Preparing...')
      await standStill(page)
    },
  },
  { name: 'the gate for visitors', by: 'visitor', prepare: showing('/input/tarot', 'Sign In Required') },
  {
    name: 'a form for readers without tokens',
    by: 'reader',
    prepare: async (page) => {
      await seeReaderAs(page, { tier: 'free', oracleTokens: 0 })
      await page.goto('/input/love')
      await said(page, 'write first, pay after.')
      await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor()
    },
  },
  {
    name: 'the gate for readers without tokens',
    by: 'reader',
    prepare: async (page) => {
      await seeReaderAs(page, { tier: 'free', oracleTokens: 0 })
      await ask(page, 'love', { relationshipContext: 'We hardly talk since we moved here.' })
      await page.getByRole('heading', { level: 1, name: 'Premium Reading' }).waitFor()
    },
  },
  { name: 'the form of no method', by: 'visitor', prepare: showing('/input/palmistry', 'Method not found') },
]
