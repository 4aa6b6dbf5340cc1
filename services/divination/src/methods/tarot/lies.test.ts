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
  'Die Zehn der Kelche ruht umgekehrt.',
  'Your Tower card is upright here.',
  'Your [Tower](fact:card-1) card is upright here.',
  'Upright as it is, the Tower holds.',
  'The Ten of Cups is turned over today, so the water runs out.',
  'The Tower stands the right way up this morning.',
  'The Ten of Cups at the end of the row lies upside down.',
  'Look at what fell reversed: the Tower and the Ten of Cups.',
  'The Tower and the Ten of Cups lie reversed.',
  'It stands upright on its hill today, this Tower.',
  'Upside down, as it is today, the Ten of Cups leaks.',
  'The only reversed card is the Ten of Cups.',
  'The Tower stands tall and upright before you.',
  'Die einzige umgekehrte Karte ist die Zehn der Kelche.',
  'Dass die Zehn der Kelche bei dir auf dem Kopf steht, sagt viel.',
  'El Diez de Copas y la Torre están invertidos.',
  'La Tour et le Dix de Coupes sont renversés.',
  'Desítka pohárů a Věž leží obráceně.',
  'It is the Tower that lies upright.',
  'The Tower in upright position is calm.',
  'The Ten of Cups shows itself reversed.',
  'Der Turm in aufrechter Lage ist ruhig.',
  'Es ist die Zehn der Kelche, die umgekehrt liegt.',
  'La Tour, qui est à l’endroit, tient bon.',
])('“%s” turns a card over', (text) => expect(misturnedCard(text, cards)).toBeDefined())

test.each([
  'The Tower, on its head, creaks.',
  'Reversed as it is, the Tower creaks.',
  'The Ten of Cups was turned over by your hand.',
  'The Ten of Cups stands upright, and the Tower does not.',
  'Der Turm steht gerade für das, was knirscht.',
  'The Tower is reversed. Nobody is on her feet yet.',
  'The Tower is reversed, the Ten of Cups upright.',
  'The Tower and its stones lie reversed beside the Ten of Cups.',
  'Reversed: the Tower.',
  'The only reversed card is the Tower.',
  'La Tour dans la colonne droite vacille.',
  'It lies upside down today, the Tower.',
  'It is the Tower that lies reversed, and the Ten of Cups that stands upright.',
])('“%s” leaves the cards as they lie', (text) => expect(misturnedCard(text, cards)).toBeUndefined())

const ferry: Fact[] = [{ id: 'card-1', label: 'Six of Swords', detail: '', data: { card: 'swords-06', reversed: true } }]

test('a card that is alone needs no name', () => {
  expect(misturnedCard('It came up upright this morning.', ferry)).toBeDefined()
  expect(misturnedCard('Upright, as it is today, the ferryman’s card speaks of the other shore.', ferry)).toBeDefined()
  expect(misturnedCard('The ferryman stands upright in his boat.', ferry)).toBeUndefined()
  expect(misturnedCard('Both figures on the card stand upright.', ferry)).toBeUndefined()
})

const hanged: Fact[] = [{ id: 'card-1', label: 'The Hanged Man', detail: '', data: { card: 'major-12', reversed: false } }]

test('the Hanged Man hangs upside down in a card that stands upright', () => {
  expect(misturnedCard('The Hanged Man hangs upside down by one foot.', hanged)).toBeUndefined()
  expect(['is upside down', 'hangs reversed'].map((said) => misturnedCard(`The Hanged Man ${said}.`, hanged))).not.toContain(undefined)
})
