import type { Fact } from '@sibyl/contracts/http/readings'
import { misplacedCard } from './places.ts'

const drawn = (cards: Record<string, string>): Fact[] =>
  Object.entries(cards).map(([position, card], index) => ({
    id: `card-${index + 1}`,
    label: card,
    detail: '',
    data: { card, position, reversed: false },
  }))

const month = drawn({ theme: 'swords-king', help: 'cups-02', block: 'major-08', advice: 'major-09', outcome: 'wands-07' })
const two = drawn({ self: 'major-18', other: 'major-15', between: 'major-11', step: 'swords-08' })

describe('a card that a text puts in another place than its own', () => {
  it.each([
    'The advice: the King of Swords, sharp and cold.',
    'Strength is your outcome, gentle and sure.',
    'The King of Swords gives you the advice.',
    'Your advice is the [King of Swords](fact:card-1), and he is cool.',
    'In the outcome stands the Hermit.',
    'As the theme, the Two of Cups asks for company.',
    'Help comes from the Hermit.',
    'The Hermit blocks the road with his lamp.',
    '## The Hermit (the outcome)',
    'Der Eremit ist deine Hilfe.',
    'Die Kraft an der Stelle des Ergebnisses verspricht etwas.',
    'Als Rat liegt die Kraft da.',
    'Poustevník je vaše pomoc.',
    'El Ermitaño es el obstáculo.',
    'L’Ermite est votre aide.',
    'Your help in all this is the Hermit.',
    'In the outcome there is the Hermit.',
    'The outcome belongs to the Hermit.',
    'Outcome: the Hermit.',
    'The Hermit in the place of the outcome promises a walk.',
    'The Hermit turned up in the outcome.',
    'Your theme card, the Hermit, walks slowly.',
    'In the outcome position, the Hermit walks slowly.',
    'Das Ergebnis gehört dem Eremiten.',
    'Výsledek patří Poustevníkovi.',
    'With the Hermit as your theme you may want to be alone.',
    'Your outcome, the Hermit, walks slowly.',
    'Help arrives in the shape of the Hermit.',
    'For the outcome the cards have put down the Hermit.',
    'What holds you back is the Seven of Wands.',
    'It is the Hermit that holds you back.',
    'Was dich bremst, ist der Eremit.',
    'Como ayuda has sacado el Ermitaño.',
    'Votre aide dans tout cela est l’Ermite.',
    'Co vás brzdí, je Poustevník.',
    'The Hermit shows your outcome.',
    'The Hermit is your help for this month.',
    'Der Eremit steht für dein Hindernis.',
    'Poustevník odhaluje vaši překážku na tento měsíc.',
    'El Ermitaño es tu ayuda para este mes.',
    'L’Ermite montre votre blocage.',
    'The Hermit, old and slow, describes your outcome.',
    'The Hermit: your outcome.',
    'Your outcome, this month, is the Hermit.',
    'El Ermitaño, viejo y lento, es tu ayuda.',
    'The Hermit is the outcome in this row.',
    'The Hermit is the help of the five.',
    'The Hermit stands in this row as the outcome.',
    'Der Eremit ist das Hindernis in dieser Reihe.',
    'Poustevník je vaše překážka v této řadě.',
    'El Ermitaño es el obstáculo de las cinco.',
    'L’Ermite est l’obstacle parmi les cinq.',
    'The Hermit remains your outcome.',
    'The Hermit turns out to be the help.',
    'Der Eremit gilt als dein Hindernis.',
    'El Ermitaño queda como el obstáculo.',
    'L’Ermite reste votre blocage.',
  ])('is found: %s', (text) => expect(misplacedCard(text, month, undefined)).toBeDefined())

  it.each(['The Moon is Sam’s card.', 'Justice is your card, Grace.', 'The Moon lies between the two of you.'])(
    'is found in a reading for two: %s',
    (text) => expect(misplacedCard(text, two, 'Sam')).toBeDefined(),
  )
})

const week = ['Friday', 'Saturday', 'Sunday'].map(
  (positionName, index): Fact => ({
    id: `card-${index + 1}`,
    label: '',
    detail: '',
    data: { card: ['swords-02', 'swords-05', 'wands-02'][index], position: `day-${index + 1}`, positionName, reversed: false },
  }),
)

test('a card belongs to its day', () => {
  expect(misplacedCard('Am Sonntag liegt die Fünf der Schwerter.', week, undefined)).toBeDefined()
  expect(misplacedCard('Am Samstag liegt die Fünf der Schwerter.', week, undefined)).toBeUndefined()
})

describe('a card in its place, or in none', () => {
  it.each([
    'The Hermit gives the advice, lamp in hand.',
    'Strength in the block means that patience holds you.',
    'The King is the theme, the Hermit the advice.',
    'The Seven of Wands closes the row, and the help that it needs is the Two of Cups.',
    'Strength is the help that you did not ask for.',
    'The Hermit advises patience, and the King of Swords agrees.',
    'The King of Swords and the Hermit are the theme and the advice.',
    'Der Eremit ist dein Rat.',
    'L’Ermite, en conseil, marche lentement.',
    'In fourth place, between the block and the outcome, comes the Hermit.',
    'The help for the block is the Two of Cups.',
    'It is the Hermit that holds you back from the block, gently.',
    'What helps you is quieter than the Hermit.',
    'The outcome, the Hermit says, is a long walk.',
    'With the Hermit as your advice you may want to be alone.',
    'For the outcome it matters how you treat the Hermit.',
    'Als Rat haben die Karten den Eremiten gelegt.',
    'The advice: let the King of Swords wait.',
    'The Hermit belongs to the block of old books, and shows the theme of a life.',
    'The Hermit in the place of the advice promises a walk.',
    'Advice: the Hermit.',
    'In the outcome there is the Seven of Wands.',
    'In the block and the Hermit much is alike.',
    'Between the block and the outcome: the Hermit.',
    'The advice: the Hermit, lamp in hand.',
    'The Hermit is your advice for this month.',
    'The Hermit shows your help in another light.',
    'The Hermit, one might think, is the outcome.',
    'Der Eremit, so könnte man meinen, ist das Ergebnis.',
    'The Hermit: the outcome of every walk is the walk.',
    'The Hermit is the advice of the five.',
    'The Hermit stands in this row as the advice.',
    'The Two of Cups stands for courage in the block of flats.',
    'Der Eremit ist der Rat in dieser Reihe.',
    'The Hermit remains your advice, and the King of Swords makes the theme.',
    'The Hermit makes the outcome harder to see.',
  ])('is none of that: %s', (text) => expect(misplacedCard(text, month, undefined)).toBeUndefined())

  it.each(['The Moon is your card, Grace.', 'The Devil takes Sam’s place.', 'Justice lies between you.'])(
    'is none of that for two: %s',
    (text) => expect(misplacedCard(text, two, 'Sam')).toBeUndefined(),
  )
})
