import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { seeReaderAs } from '../support/answers.ts'
import { choose, dialog, open, press, said, showing } from '../support/steps.ts'

const TITLE = /./

const openMenu = async (page: Page) => {
  await open(page, '/', TITLE)
  await press(page, 'Menu')
  await dialog(page, 'Menu')
}

const openAccountMenu = async (page: Page) => {
  await open(page, '/', /Mira/)
  await press(page, /^Account of/)
  await page.getByRole('menu').waitFor()
}

/** Home, the frame around every page with its menus, and the pages for unknown addresses. */
export const frontScreens: readonly Screen[] = [
  { name: 'home with the cookie banner and the notice of a trial installation', by: 'newcomer', prepare: showing('/', TITLE) },
  {
    name: 'cookie preferences, from the banner',
    by: 'newcomer',
    prepare: async (page) => {
      await open(page, '/', TITLE)
      await press(page, 'Customize')
      await dialog(page, 'Cookie Preferences')
    },
  },
  {
    name: 'cookie preferences, from the footer',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/contact', 'Contact Us')
      await press(page, 'Cookie Preferences')
      await dialog(page, 'Cookie Preferences')
    },
  },
  { name: 'home, signed out', by: 'visitor', prepare: showing('/', TITLE) },
  {
    name: 'home, with a method chosen',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/', TITLE)
      await choose(page, /Tarot Reading/)
    },
  },
  { name: 'home, signed in', by: 'reader', prepare: showing('/', /Mira/) },
  {
    name: 'home, signed in without tokens',
    by: 'reader',
    prepare: async (page) => {
      await seeReaderAs(page, { tier: 'free', oracleTokens: 0 })
      await open(page, '/', /Mira/)
      await choose(page, /Tarot Reading/)
    },
  },
  { name: 'home, premium', by: 'adept', prepare: showing('/', /Mira/) },
  {
    name: 'home, for a reader with long names',
    by: 'reader',
    prepare: async (page) => {
      const names = { firstName: 'Wolfeschlegelsteinhausen', lastName: 'Bergerdorff-Oppenheimer' }
      const email = 'wolfeschlegelsteinhausen.bergerdorff-oppenheimer@correspondence.example'
      await seeReaderAs(page, { ...names, fullName: `${names.firstName} ${names.lastName}`, email, oracleTokens: 12_345 })
      await open(page, '/', /Wolfe/)
    },
  },
  { name: 'the mobile menu, signed out', by: 'visitor', only: 'narrow', prepare: openMenu },
  { name: 'the mobile menu, signed in', by: 'reader', only: 'narrow', prepare: openMenu },
  { name: 'the mobile menu, premium', by: 'adept', only: 'narrow', prepare: openMenu },
  { name: 'the account menu', by: 'reader', only: 'wide', prepare: openAccountMenu },
  { name: 'the account menu, premium', by: 'adept', only: 'wide', prepare: openAccountMenu },
  { name: 'no such page', by: 'visitor', prepare: showing('/nowhere', 'Nothing is charted here') },
  {
    name: 'a page whose file does not come',
    by: 'visitor',
    prepare: async (page) => {
      await page.route(/terms-page/, (route) => route.abort())
      await page.goto('/terms')
      await said(page, 'Part of it could not be loaded.')
    },
  },
]
