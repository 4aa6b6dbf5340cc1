import type { Fact } from '@sibyl/contracts/http/readings'
import { unheldNumber } from './bare-numbers.ts'

const fact = (role: string, number: number): Fact => ({ id: role, label: `${role} ${number}`, detail: '', data: { role, number } })
const facts: Fact[] = [
  { id: 'birthday', label: 'Birthday 7', detail: '', data: { number: 7, steps: ['Day: 25 → 2 + 5 = 7', 'Year: 1983 → 21 → 2 + 1 = 3'] } },
  fact('life-path', 11),
  fact('birthday', 7),
  fact('soul-urge', 9),
]

test.each([
  'The 4 in your chart asks for order.',
  'Your missing number is 8.',
  'The 33 among your numbers asks for big plans.',
  'Your number 13 stands for hard work.',
  'Die Vier deines Namens mag Listen.',
  'Der Monat 3 bringt Feste.',
  'Osmička v tvém datu chce peníze.',
  'El 22 es tu número maestro.',
  'Il vous manque le 4.',
  'The 3 in you likes an audience.',
])('“%s” names a number that no fact has', (text) => expect(unheldNumber(text, facts)).toBeDefined())

test.each([
  'The 7 and the 11 listen, and the 11 is also a 2.',
  'Your number 25 gives the 7.',
  'The house number 13 is only a number on a wall.',
  'Give it 3 weeks, 4 letters and a two-day walk.',
  'Two and five make a 7: 2 + 5 = 7, a 4 + 3 would do as well.',
  'Die Neun gibt, die 4. Woche nimmt.',
  'Sedmička hledá klid.',
  'El 3 de diciembre, a las 4, o en un dos por tres.',
  'Le 4 juillet, un goût du neuf.',
  'The year makes a 3, and the day a 7.',
])('“%s” names no such number', (text) => expect(unheldNumber(text, facts)).toBeUndefined())
