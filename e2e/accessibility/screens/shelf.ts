import type { Page } from 'playwright-core'
import type { ReadingName, Scene, Screen } from '../screen.ts'
import { answer, hold, refuse } from '../support/answers.ts'
import { readingNames } from '../support/scene.ts'
import { dialog, open, press, said, showing } from '../support/steps.ts'

const HISTORY = '/divination/history'
const none = { readings: [], pagination: { page: 1, totalPages: 1, total: 0, hasPrevPage: false, hasNextPage: false } }

const openSaved = async (page: Page, { readings }: Scene, name: ReadingName) => {
  await page.goto(`/reading/view/${readings[name]._id}`)
  await said(page, 'Reading channeled by Sibyl, your AI Oracle')
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Why this is here' })

/** A fact that is in the text of every reading, opened from there. */
const openFact = async (page: Page) => {
  await page.locator('.text .fact').first().click()
  await panel(page).waitFor()
}

/** A part of the drawn picture, opened. On a phone the picture has to be enlarged first. */
const openPart = async (page: Page) => {
  await press(page, 'Enlarge the picture')
  await page.locator('.live [role=button][tabindex="0"]').first().press('Enter')
  await panel(page).waitFor()
}

const drawn: readonly ReadingName[] = ['astrology', 'weekly-sky', 'numerology', 'personal-month', 'iching', 'dream', 'love', 'synastry']

const missing = (name: string, prepareAnswer: (page: Page) => Promise<unknown>, words: string): Screen => ({
  name,
  by: 'adept',
  prepare: async (page) => {
    await prepareAnswer(page)
    await open(page, '/reading/view/gone', 'Reading Not Found')
    await said(page, words)
  },
})

/** The history and everything that can be opened from it. */
export const shelfScreens: readonly Screen[] = [
  {
    name: 'the history',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/history', 'Reading History')
      await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    },
  },
  {
    name: 'the history, its last page',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/history?page=2', 'Reading History')
      await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    },
  },
  {
    name: 'the history by type',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/history?methodId=love', 'Reading History')
      await page.getByRole('list', { name: /^Readings/ }).waitFor()
    },
  },
  {
    name: 'the history, searched',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/history?words=studio&from=2020-01-01', 'Reading History')
      await said(page, /readings found/)
    },
  },
  {
    name: 'the history, searched in vain',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/history?words=xylophone', 'Reading History')
      await said(page, 'Nothing on your shelf says')
    },
  },
  {
    name: 'the history without a reading of a type',
    by: 'reader',
    prepare: showing('/history?methodId=dream', 'Reading History', /^No .* readings found/),
  },
  {
    name: 'the history without a reading',
    by: 'reader',
    prepare: async (page) => {
      await answer(page, HISTORY, none)
      await open(page, '/history', 'Reading History')
      await said(page, 'No Readings Yet')
    },
  },
  {
    name: 'the history on its way',
    by: 'reader',
    prepare: async (page) => {
      await hold(page, HISTORY)
      await open(page, '/history', 'Reading History')
      await said(page, 'Loading your readings')
    },
  },
  {
    name: 'the history out of reach',
    by: 'reader',
    prepare: async (page) => {
      await refuse(page, HISTORY, 'unavailable')
      await open(page, '/history', 'Reading History')
      await said(page, 'Unable to Load History')
    },
  },
  ...readingNames.map(
    (name): Screen => ({ name: `a saved reading: ${name}`, by: 'adept', prepare: (page, scene) => openSaved(page, scene, name) }),
  ),
  ...readingNames.map(
    (name): Screen => ({
      name: `a fact of a saved reading: ${name}`,
      by: 'adept',
      prepare: async (page, scene) => {
        await openSaved(page, scene, name)
        await openFact(page)
      },
    }),
  ),
  ...drawn.map(
    (name): Screen => ({
      name: `a part of the picture of a saved reading: ${name}`,
      by: 'adept',
      prepare: async (page, scene) => {
        await openSaved(page, scene, name)
        await openPart(page)
      },
    }),
  ),
  {
    name: 'a saved reading, a note being written',
    by: 'adept',
    prepare: async (page, scene) => {
      await openSaved(page, scene, 'dream')
      await press(page, 'Write a note')
      await page.getByRole('textbox', { name: 'Your note' }).waitFor()
    },
  },
  {
    name: 'the journal, a day chosen',
    by: 'adept',
    prepare: async (page) => {
      await open(page, '/journal', 'Journal')
      await page.locator('.monthgrid button').first().click()
      await said(page, 'Taken together')
    },
  },
  {
    name: 'a saved reading, how its cards were drawn',
    by: 'adept',
    prepare: async (page, scene) => {
      await openSaved(page, scene, 'tarot')
      await page.getByText('How these cards were drawn').click()
      await press(page, 'Replay the draw')
      await said(page, 'The same cards come out')
    },
  },
  {
    name: 'a saved reading, about to be deleted',
    by: 'adept',
    prepare: async (page, scene) => {
      await openSaved(page, scene, 'dream')
      await press(page, 'Delete')
      await dialog(page, 'Delete this reading?')
    },
  },
  {
    name: 'a saved reading that cannot be deleted',
    by: 'adept',
    prepare: async (page, scene) => {
      await openSaved(page, scene, 'dream')
      await refuse(page, `/divination/reading/${scene.readings.dream._id}`, 'unavailable')
      await press(page, 'Delete')
      await press(page, 'Yes, Delete')
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  missing('a saved reading that is not there', async () => undefined, 'The requested reading could not be found'),
  missing('a saved reading out of reach', (page) => refuse(page, '/divination/reading/gone', 'unavailable'), 'temporarily unavailable'),
]
