import { methods } from '@sibyl/contracts/methods'
import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { hold, refuse, writeHalf, writeWhole } from '../support/answers.ts'
import { formOf } from '../support/scene.ts'
import { ask, press, said, showing, standStill } from '../support/steps.ts'

const CHANNELED = 'Reading channeled by Sibyl, your AI Oracle'
const path = (method: string) => `/divination/reading/${method}`

const showAll = async (page: Page) => {
  await press(page, 'Show it all now')
  await said(page, CHANNELED)
}

/** A reading from the request to its end, complete or failed. */
export const readingScreens: readonly Screen[] = [
  {
    name: 'a daily card that a reminder opens',
    by: 'visitor',
    prepare: showing('/reading/daily-card?facedown', 'Your card is face down'),
  },
  ...methods.flatMap(({ id, name }): Screen[] => [
    {
      name: `${name}, waiting`,
      by: 'adept',
      prepare: async (page) => {
        await hold(page, path(id))
        await ask(page, id, formOf(id))
        await page.getByRole('status').getByRole('heading').waitFor()
      },
    },
    {
      name: `${name}, being written`,
      by: 'adept',
      prepare: async (page, { readings }) => {
        await writeHalf(page, readings[id])
        await ask(page, id, formOf(id))
        await page.locator('.text p').nth(1).waitFor()
        await standStill(page)
      },
    },
    {
      name: `${name}, whole`,
      by: 'adept',
      prepare: async (page, { readings }) => {
        await writeWhole(page, readings[id])
        await ask(page, id, formOf(id))
        await showAll(page)
      },
    },
    {
      name: `${name}, failed`,
      by: 'adept',
      prepare: async (page) => {
        await refuse(page, path(id), 'generation_failed')
        await ask(page, id, formOf(id))
        await said(page, 'The Cosmic Energies Are Disrupted')
      },
    },
  ]),
  {
    name: 'a failed reading, its token returned',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, path('tarot'), 'generation_failed')
      await ask(page, 'tarot', formOf('tarot'))
      await said(page, 'Your token was returned')
    },
  },
  {
    name: 'a card that was drawn today already',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, path('daily-card'), 'already_drawn')
      await ask(page, 'daily-card')
      await said(page, 'You have already received your daily card today.')
    },
  },
  {
    name: 'words that need a person',
    by: 'reader',
    prepare: async (page) => {
      await ask(page, 'tarot', { timeframe: 'week', question: 'I want to kill myself. Would anybody miss me?' })
      await said(page, 'Please talk to someone')
    },
  },
  { name: 'the reading of no method', by: 'visitor', prepare: showing('/reading/palmistry', 'Reading not found') },
]
