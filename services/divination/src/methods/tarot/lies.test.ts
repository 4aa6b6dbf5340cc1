import type { Fact } from '@sibyl/contracts/http/readings'
import { misturnedCard } from './lies.ts'

const cards: Fact[] = [
  { id: 'card-1', label: 'The Tower', detail: '', data: { card: 'major-16', reversed: true } },
  { id: 'card-2', label: 'Ten of Cups', detail: '', data: { card: 'cups-10', reversed: false } },
]

test.each([
  'The Tower stands upright.',
  'The Tower, standing on its feet, has nothing to fear.',
  'Der Turm steht gerade und hält.',
  'La Torre está del derecho.',
  'The Ten of Cups is upside down.',
  'Die Zehn der Kelche liegt kopfüber.',
  'Le Dix de Coupes est sens dessus dessous.',
  'Desítka pohárů leží vzhůru nohama.',
  'Your Tower card is upright here.',
  'Your [Tower](fact:card-1) card is upright here.',
  'Upright as it is, the Tower holds.',
  'The Ten of Cups is turned over today, so the water runs out.',
])('“%s” turns a card over', (text) => expect(misturnedCard(text, cards)).toBeDefined())

test.each([
  'The Tower, on its head, creaks.',
  'Reversed as it is, the Tower creaks.',
  'The Ten of Cups was turned over by your hand.',
  'The Ten of Cups stands upright, and the Tower does not.',
  'Der Turm steht gerade für das, was knirscht.',
  'The Tower is reversed. Nobody is on her feet yet.',
])('“%s” leaves the cards as they lie', (text) => expect(misturnedCard(text, cards)).toBeUndefined())
