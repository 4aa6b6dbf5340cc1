import type { Fact } from '@sibyl/contracts/http/readings'
import { wronglyMissing } from './missing.ts'

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
])('“%s” calls a number missing that is there', (text) => expect(wronglyMissing(text, facts)).toBeDefined())

test.each([
  'The missing 2, 6 and 7 are muscles seldom used.',
  'The 7 is missing.',
  'There is no 2 among your letters, and none of the letters makes you anyone else.',
  'No letter of your name carries a 2, a 6 or a 7.',
  'No letter of your name carries any weight here.',
  'You are missing one thing, and it is patience.',
  'Chybí vám dvojka, šestka a sedmička.',
  'Dir fehlen die Zwei, die 6 und die Sieben; es fehlen drei Dinge.',
  'Le 7 manque à l’appel.',
])('“%s” does not', (text) => expect(wronglyMissing(text, facts)).toBeUndefined())
