import type { Fact } from '@sibyl/contracts/http/readings'
import { misnumberedCard } from './numbered-cards.ts'

const cards: Fact[] = ['major-06', 'cups-02', 'major-18', 'swords-page'].map((card, index) => ({
  id: `card-${index + 1}`,
  label: card,
  detail: '',
  data: { card, reversed: false },
}))

test.each([
  'The Moon, the fourth card in the row, lights the stairs.',
  'The Two of Cups lies in the third place.',
  'The first card in the row is the Moon.',
  'Měsíc je první karta.',
  'Der Mond, die zweite Karte, scheint.',
  'El Dos de Copas es la primera carta de la tirada.',
  'La Lune est la quatrième carte.',
  'The last card in the row is the Moon.',
  'It is the Moon that closes the row.',
  'What opens the row is the Two of Cups.',
  'The row ends with the Moon.',
  'The second card, the Moon, lights the stairs.',
  'Was die Reihe schließt, ist der Mond.',
  'Lo que cierra la fila es la Luna.',
  'Ce qui ferme la rangée est la Lune.',
  'Řadu uzavírá Měsíc.',
  'The Moon came last.',
  'In first place lies the Moon.',
  'Last comes the Two of Cups.',
])('“%s” gives a card another number than its own', (text) => expect(misnumberedCard(text, cards)).toBeDefined())

test.each([
  'The Moon, the third card in the row, lights the stairs.',
  'The first card in the row is the Lovers.',
  'The Moon is the first card that speaks of night.',
  'The Moon is the second card of the majors.',
  'Der Mond, die dritte Karte, scheint.',
  'La Lune est la troisième carte.',
  'The Lovers open the row, and what closes the row is the Page of Swords.',
  'The Moon is the last card you would expect.',
  'The row begins with the Lovers.',
  'The third card, the Moon, lights the stairs.',
  'Es ist der Bube der Schwerter, der die Reihe schließt.',
  'The Moon came third.',
  'First comes patience, and then the Moon.',
])('“%s” does not', (text) => expect(misnumberedCard(text, cards)).toBeUndefined())
