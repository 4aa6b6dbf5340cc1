import type { JournalDay } from '@sibyl/contracts/http/journal'
import type { SharedSentence } from '@sibyl/contracts/http/shares'
import type { Page } from 'playwright-core'
import type { ReadingName, Scene, Screen } from '../screen.ts'
import { answer, refuse } from '../support/answers.ts'
import { choose, press, said } from '../support/steps.ts'

const TOKEN = 'kT3vQ0cJ8mZx5LrWfY7uPa1nEoB9sHdG'
const sentence = 'The Moon is how a place feels when you have only ever seen it after closing time.'

const card = (id: string, label: string, position: string, about = false) => ({
  card: id,
  label,
  reversed: label.endsWith('reversed'),
  position,
  about,
})

const three: SharedSentence = {
  methodId: 'tarot',
  date: '2026-11-23',
  sentence,
  picture: { src: '/api/divination/cards/major-18.svg', alt: 'The Moon' },
  cards: [
    card('pentacles-08', 'Eight of Pentacles', 'Past'),
    card('major-18', 'The Moon', 'Present', true),
    card('wands-03', 'Three of Wands, reversed', 'Future'),
  ],
  facts: [
    { label: 'The Moon', detail: 'Card 2 of 3, the present. Unclear light, instinct, a path you must walk to see.' },
    { label: 'One of the three is of the major arcana', detail: 'Major arcana speak of turning points; minor arcana of days and doings.' },
  ],
  sealed: true,
}

const lines: SharedSentence = {
  ...three,
  methodId: 'iching',
  picture: { src: '/api/divination/pictures/hexagrams/977888.svg', alt: 'Hexagram 11, Peace' },
  cards: [],
  sealed: false,
}

const shown = (name: string, shared: SharedSentence): Screen => ({
  name,
  by: 'visitor',
  prepare: async (page) => {
    await answer(page, `/divination/shared/${TOKEN}`, { shared })
    await page.goto(`/r/${TOKEN}`)
    await said(page, 'Turn your own card')
  },
})

const openShare = async (page: Page, { readings }: Scene, name: ReadingName) => {
  await page.goto(`/reading/view/${readings[name]._id}`)
  await said(page, 'Reading channeled by Sibyl, your AI Oracle')
  await press(page, 'Share')
  await choose(page, /^Link/)
}

const names = ['The Hermit', 'Two of Cups', 'Temperance', 'The Star, reversed', 'Eight of Pentacles']
const ids = ['major-09', 'cups-02', 'major-14', 'major-17', 'pentacles-08']

/** A month with a card on most days. */
export const october: JournalDay[] = Array.from({ length: 31 }, (_, at) => {
  const phase = (at * 12.2 + 240) % 360
  const label = names[at % 5] ?? ''
  const reading = {
    _id: `rd_${at}`,
    methodId: 'daily-card' as const,
    title: 'A lamp',
    createdAt: '2026-10-01T08:00:00.000Z',
    cards: [{ card: ids[at % 5] ?? '', label, reversed: label.endsWith('reversed'), times: at % 5 === 0 ? 6 : 5 }],
    journal: { spoke: (at % 3) as 0 | 1 | 2 },
  }
  const date = `2026-10-${String(at + 1).padStart(2, '0')}`
  return { date, moon: { phase, lit: (1 - Math.cos((phase * Math.PI) / 180)) / 2 }, readings: at % 8 === 3 ? [] : [reading] }
})

/** A sentence of a reading and a month of cards, passed on. */
export const sharingScreens: readonly Screen[] = [
  shown('a shared sentence of three cards', three),
  shown('a shared sentence of a spread of ten', {
    ...three,
    cards: [...three.cards, ...Array.from({ length: 7 }, (_, at) => card(`cups-0${at + 1}`, 'A card', `${at}`))],
  }),
  shown('a shared sentence with a picture', lines),
  {
    name: 'a shared link that has ended',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, `/divination/shared/${TOKEN}`, 'share_ended')
      await page.goto(`/r/${TOKEN}`)
      await said(page, 'This link has ended')
    },
  },
  {
    name: 'a shared link out of reach',
    by: 'visitor',
    prepare: async (page) => {
      await refuse(page, `/divination/shared/${TOKEN}`, 'unavailable')
      await page.goto(`/r/${TOKEN}`)
      await said(page, 'The sentence could not be loaded')
    },
  },
  {
    name: 'a saved reading, a link about to be made',
    by: 'adept',
    prepare: async (page, scene) => {
      await openShare(page, scene, 'dream')
      await said(page, 'Make the Link')
    },
  },
  {
    name: 'a saved reading, its link',
    by: 'adept',
    prepare: async (page, scene) => {
      const share = { url: `https://sibyl.example/r/${TOKEN}`, token: TOKEN, sentence, views: 4, createdAt: '2026-11-23T15:04:11.020Z' }
      await answer(page, `/divination/reading/${scene.readings.tarot._id}/share`, { share })
      await openShare(page, scene, 'tarot')
      await said(page, 'Opened 4 times')
    },
  },
  {
    name: 'a month in one card',
    by: 'adept',
    prepare: async (page) => {
      await answer(page, '/divination/journal', { data: { month: '2026-10', days: october } })
      await page.goto('/journal/2026-10')
      await said(page, 'Nothing you wrote is on it.')
    },
  },
  {
    name: 'a month in one card, a sentence being chosen',
    by: 'adept',
    prepare: async (page, { readings }) => {
      await answer(page, '/divination/journal', { data: { month: '2026-10', days: october } })
      await answer(page, '/divination/reading/rd_0', { reading: readings.tarot })
      await page.goto('/journal/2026-10')
      await page.getByLabel('From which reading').selectOption('rd_0')
      await page.locator('.recapsentences input').first().check()
    },
  },
  {
    name: 'a month without cards',
    by: 'adept',
    prepare: async (page) => {
      await page.goto('/journal/2025-10')
      await said(page, 'No cards were drawn in this month.')
    },
  },
]
