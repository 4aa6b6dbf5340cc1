import { readUntold } from './untold.ts'

const untold = readUntold('love/claims.yaml')

const english = 'We have been together for four years and he has been offered a job in Oslo.'
const german = 'Wir streiten über Kleinigkeiten, seit wir zusammen wohnen.'

test.each([
  [english, 'You have been together for seven years.'],
  [english, 'After seven years together one stops asking.'],
  [english, 'You met at work, and that still shows.'],
  [english, 'Your husband is tired.'],
  [english, 'Your children hear more than you think.'],
  [german, 'Ihr seid seit drei Jahren verheiratet.'],
  ['Nous nous voyons peu, et il hésite à s’engager.', 'Vous vivez ensemble depuis cinq ans.'],
  ['Nos vemos poco y no sé qué quiere.', 'Lleváis tres años y ya no habláis.'],
  ['Vídáme se málo a nevím, co chce.', 'Jste spolu už dva roky.'],
])('of a couple that writes “%s” nothing says: %s', (words, text) => expect(untold(text, words)).toBeDefined())

test.each([
  [english, 'You have been together for four years.'],
  [english, 'You have been together for 4 years, and he packs fast.'],
  [english, 'Give yourselves two weeks, and seven evenings.'],
  ['We have been married for eleven years.', 'Your husband is tired after eleven years of marriage.'],
  ['We met dancing.', 'You met at a dance, so dance.'],
])('of a couple that writes “%s” a text may say: %s', (words, text) => expect(untold(text, words)).toBeUndefined())
