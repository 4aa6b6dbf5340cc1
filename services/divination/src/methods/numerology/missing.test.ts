import type { Fact } from '@sibyl/contracts/http/readings'
import { lettersCounted, wronglyMissing } from './missing.ts'

const facts: Fact[] = [{ id: 'missing', label: 'Missing numbers 2, 6 and 7', detail: '', data: { role: 'missing', numbers: [2, 6, 7] } }]

test.each([
  'The missing 3 and 8 leave you shy.',
  'The 9 is missing from your name.',
  'Missing numbers: 2, 6 and 8.',
  'Your name lacks the four.',
  'No letter of your name carries a 3.',
  'Kein Buchstabe deines Namens trägt die 8.',
  'Ninguna letra de tu nombre tiene el 9.',
  'Chybí vám trojka a osmička.',
  'Dir fehlen die Drei und die 8.',
  'Te faltan el 3 y el 8.',
  'Il vous manque le 3 et le 8.',
  'There is no 3 among your letters.',
  'Unter deinen Buchstaben ist keine 3.',
  'None of your letters is a 5.',
  'The 3 does not appear in your name.',
  'Die 3 kommt in deinem Namen nicht vor.',
  'The 2 turns up twice.',
  'Die 7 kommt oft.',
])('“%s” calls a number missing that is there, or the other way round', (text) => expect(wronglyMissing(text, facts)).toBeDefined())

test.each([
  'The missing 2, 6 and 7 are muscles seldom used.',
  'The 7 is missing.',
  'The 7 does not appear in your name, and the 3 does not appear again.',
  'There is no 2 among your letters, and none of the letters makes you anyone else.',
  'No letter of your name carries a 2, a 6 or a 7.',
  'No letter of your name carries any weight here.',
  'You are missing one thing, and it is patience.',
  'Chybí vám dvojka, šestka a sedmička.',
  'Dir fehlen die Zwei, die 6 und die Sieben; es fehlen drei Dinge.',
  'Le 7 manque à l’appel.',
])('“%s” does not', (text) => expect(wronglyMissing(text, facts)).toBeUndefined())

const counted: Fact[] = [
  {
    id: 'expression',
    label: '',
    detail: '',
    data: { role: 'expression', number: 5, steps: ['J O R G: 1 + 6', 'M U L L E R: 4 + 3', 'Together: 8'] },
  },
  { id: 'echo', label: '5 twice over', detail: '', data: { role: 'echo', number: 5, roles: ['Expression', 'Soul Urge'] } },
]

test.each([
  'The 5 appears four times in your name.',
  'In your name, the 3 turns up twice.',
  'With the three twice in your name, you talk.',
  'Your name has two 3s.',
  'Two letters of your name count as 4.',
  'Die 3 kommt in deinem Namen zweimal vor.',
  'In deinem Namen stehen zwei Dreien.',
  'Ve vašem jméně se trojka objevuje dvakrát.',
  'El 3 aparece dos veces en tu nombre.',
  'Deux lettres de votre nom valent 3.',
])('“%s” counts letters wrongly', (text) => expect(lettersCounted(text, counted).wrong).toBeDefined())

test.each([
  'The 3 appears three times in your name.',
  'Your name has three 3s and two 9s.',
  'Your name holds the 3 three times and the 9 twice.',
  'The 5 comes twice, from two sides of your name.',
  'Your name gives the 5 twice: as Expression and as Soul Urge.',
  'Say your name three times, and let the 5 rest.',
  'The four letters of your first name are soon said.',
  'Die 3 kommt in deinem Namen dreimal vor, und eine 5 darin ist genug.',
  'Le 3 apparaît trois fois dans votre nom.',
  'Řekněte své jméno třikrát a pětka se ozve.',
])('“%s” does not', (text) => expect(lettersCounted(text, counted).wrong).toBeUndefined())

test('a counted letter is no number of the reading', () => {
  expect(lettersCounted('The 9 appears twice in your name. The 9 rests.', counted).rest).toBe(' The 9 rests.')
})
