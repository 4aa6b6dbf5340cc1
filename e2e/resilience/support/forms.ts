import type { Page } from 'playwright-core'

/** Test input for the form at a path, and a way to read the form back. */
export type Typed = { path: string; fill(page: Page): Promise<void>; standing(page: Page): Promise<unknown>; typed: unknown }

const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: typeof name === 'string' })
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })

const ofFields = (path: string, values: Record<string, string>, chosen?: RegExp): Typed => ({
  path,
  typed: [chosen ? true : null, ...Object.values(values)],
  fill: async (page) => {
    if (chosen) await choose(page, chosen)
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  },
  standing: async (page) => {
    const standing: unknown[] = []
    for (const name of Object.keys(values)) standing.push(await field(page, name).inputValue())
    return [chosen ? await page.getByRole('radio', { name: chosen }).isChecked() : null, ...standing]
  },
})

export const tarotForm = ofFields('/input/tarot', { 'Your question': 'Should I take the offer from the studio?' }, /This week/)

/** Every form that takes text in the reader's own words. */
export const forms: Typed[] = [
  ofFields(
    '/input/astrology',
    { 'Date of birth': '1979-03-14', 'Time of birth': '06:30', 'Place of birth': 'Prague' },
    /Birth chart|natal/i,
  ),
  ofFields('/input/numerology', { 'Full name': 'Mira Aud Lund', 'Date of birth': '1979-03-14' }, /Life path/),
  ofFields('/input/iching', { 'Your situation': 'My sister and I have not spoken since we sold the house.' }),
  ofFields('/input/dream', {
    'Your dream': 'I walked through a house with more rooms than it can have, and water rose.',
    'How it felt': 'Calm, then not',
    'What your days are like right now': 'A move is coming',
  }),
  ofFields('/input/love', {
    'Your situation': 'We live in two cities and speak every evening.',
    'Your name': 'Mira',
    'Their name': 'Tove',
  }),
  ofFields('/contact', { Message: 'The card of the day has not changed since noon.' }),
  ofFields('/profile?tab=account', { 'First name': 'Mirabel' }),
  tarotForm,
]
