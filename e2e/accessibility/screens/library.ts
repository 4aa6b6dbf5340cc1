import type { Page } from 'playwright-core'
import type { Screen } from '../screen.ts'
import { answer, hold, refuse } from '../support/answers.ts'
import { fill, open, press, said, send, showing } from '../support/steps.ts'

const write = async (page: Page) => {
  await open(page, '/contact', 'Contact Us')
  await fill(page, 'Name', 'Mira Lund')
  await fill(page, 'Email', 'mira@sibyl.example')
  await fill(page, 'Message', 'My card of yesterday has not come.')
  await send(page)
}

/** The deck, the book of hexagrams, the legal pages and the contact form. */
export const libraryScreens: readonly Screen[] = [
  { name: 'the deck', by: 'visitor', prepare: showing('/deck', 'The Deck', '78 of 78 cards') },
  { name: 'the deck, one suit', by: 'visitor', prepare: showing('/deck?show=cups', 'The Deck', '14 of 78 cards') },
  {
    name: 'the deck, a search without a card',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/deck', 'The Deck')
      await page.getByRole('searchbox').fill('submarine')
      await said(page, 'No matches')
    },
  },
  {
    name: 'the deck on its way',
    by: 'visitor',
    prepare: async (page) => {
      await hold(page, '/divination/cards')
      await open(page, '/deck', 'The Deck')
    },
  },
  {
    name: 'the deck out of reach',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, '/divination/cards', 'unavailable')
      await open(page, '/deck', 'The Deck')
      await said(page, 'We could not open the deck')
    },
  },
  { name: 'a card', by: 'visitor', prepare: showing('/deck/major-09', 'The Hermit') },
  {
    name: 'a card, upside down',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/deck/cups-queen', 'Queen of Cups')
      await press(page, /Turn upside down/)
      await press(page, /Turn upright/)
      await press(page, /Turn upside down/)
    },
  },
  { name: 'no such card', by: 'visitor', prepare: showing('/deck/cups-duke', 'No such card') },
  { name: 'a month of the Moon', by: 'visitor', prepare: showing('/moon/2027-03', 'The Moon in March 2027', 'What void of course means') },
  {
    name: 'a month of the Moon with an eclipse',
    by: 'visitor',
    prepare: showing('/moon/2026-08', 'The Moon in August 2026', 'Where the eclipse is seen'),
  },
  {
    name: 'a day of the Moon',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/moon/2026-08', 'The Moon in August 2026')
      await press(page, /^Wednesday, August 12\./)
      await said(page, 'Aspects of the Moon')
    },
  },
  {
    name: 'a month of the Moon out of reach',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, '/divination/sky/moon', 'unavailable')
      await open(page, '/moon/1950-05', 'The Moon in May 1950')
      await said(page, 'This month could not be loaded')
    },
  },
  { name: 'a year of the Moon', by: 'visitor', prepare: showing('/moon/2027', 'The Moon in 2027', 'Total solar eclipse') },
  { name: 'the hexagrams', by: 'visitor', prepare: showing('/hexagrams', 'The Hexagrams', '64 of 64 hexagrams') },
  {
    name: 'the hexagrams, a search without one',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/hexagrams', 'The Hexagrams')
      await page.getByRole('searchbox').fill('submarine')
      await said(page, 'No matches')
    },
  },
  { name: 'a hexagram', by: 'visitor', prepare: showing('/hexagrams/1', /./) },
  { name: 'no such hexagram', by: 'visitor', prepare: showing('/hexagrams/65', 'No such hexagram') },
  { name: 'the privacy policy', by: 'visitor', prepare: showing('/privacy', /Privacy/) },
  { name: 'a card for other sites', by: 'visitor', prepare: showing('/card-for-your-site', 'A Card for Your Site') },
  { name: 'the terms of service', by: 'visitor', prepare: showing('/terms', /Terms/) },
  { name: 'the contact form', by: 'visitor', prepare: showing('/contact', 'Contact Us') },
  {
    name: 'the contact form with nothing filled in',
    by: 'visitor',
    prepare: async (page) => {
      await open(page, '/contact', 'Contact Us')
      await send(page)
      await said(page, 'Name is required')
    },
  },
  {
    name: 'the contact form, refused',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, '/contact/submit', 'rate_limited')
      await write(page)
      await page.locator('.notice').waitFor()
    },
  },
  {
    name: 'the contact form, sent',
    by: 'visitor',
    prepare: async (page) => {
      await answer(page, '/contact/submit', { message: 'Sent.' })
      await write(page)
      await said(page, "Message sent. We'll get back to you soon.")
    },
  },
]
