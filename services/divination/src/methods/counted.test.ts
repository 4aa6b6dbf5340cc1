import type { Fact } from '@sibyl/contracts/http/readings'
import { miscounted } from './counted.ts'

const fact = (id: string, data: Record<string, unknown>): Fact => ({ id, label: id, detail: '', data })

const cards = ['major-16', 'major-09', 'cups-05', 'swords-02', 'swords-11'].map((card, index) =>
  fact(`card-${index + 1}`, { card, reversed: index < 3 }),
)
const court = ['swords-king', 'cups-queen', 'wands-07'].map((card, index) => fact(`card-${index + 1}`, { card, reversed: false }))
const planets = [fact('elements', { fire: 0, earth: 6, air: 3, water: 1, of: 10 })]
const lines = [fact('cast', { values: [9, 7, 7, 8, 6, 8] })]

test.each([
  ['Four of the five cards lie reversed.', cards],
  ['All five cards are upright.', cards],
  ['Four cards here are reversed.', cards],
  ['With three Swords beside it, the talk is sharp.', cards],
  ['Vier der fünf Karten liegen umgekehrt.', cards],
  ['Von den fünf Karten liegen zwei umgekehrt.', cards],
  ['Deux cartes sur cinq sont renversées.', cards],
  ['Cuatro de las cinco cartas son arcanos mayores.', cards],
  ['Všechny karty jsou obrácené.', cards],
  ['You have seven planets in earth signs.', planets],
  ['Siete planetas están en signos de tierra.', planets],
  ['Three lines are changing.', lines],
  ['Alle sechs Linien ruhen.', lines],
  ['Only one card of Swords lies here.', cards],
  ['Two cards lie reversed today.', cards],
  ['There are three majors on the table.', cards],
  ['No card lies reversed.', cards],
  ['There is no major card among them.', cards],
  ['No line changes in this cast.', lines],
  ['Keine der Karten liegt verkehrt.', cards],
  ['Ninguna carta está invertida.', cards],
  ['Aucune ligne ne change.', lines],
  ['Žádná čára se nemění.', lines],
  ['Drei große Arkana machen die Sache ernst.', cards],
  ['With just one court card the talk is of things.', court],
  ['Nur eine Hofkarte liegt da.', court],
  ['Cups turn up three times here.', cards],
  ['Swords make up more than half of the row.', cards],
  ['Swords make up four out of five.', cards],
  ['A single card of Wands speaks up.', cards],
  ['Not one of these five cards belongs to the major arcana.', cards],
  ['None of the five belongs to the Swords.', cards],
  ['Kelche kommen dreimal vor.', cards],
  ['Keine dieser fünf Karten gehört zu den großen Arkana.', cards],
  ['Copas salen tres veces.', cards],
  ['Deniers reviennent deux fois.', cards],
  ['Holí je tu třikrát.', cards],
  ['A card of the major arcana is quite an honour.', court.slice(0, 1)],
])('“%s” counts wrongly', (text, facts) => expect(miscounted(text, facts)).toBeDefined())

test.each([
  ['Three of the five cards lie reversed.', cards],
  ['Two of the reversed cards are majors, and two stand upright.', cards],
  ['The last two cards are upright.', cards],
  ['The Two of Swords stands upright beside three reversed ones.', cards],
  ['Five Cups, three of them spilled.', cards],
  ['Three cups lie spilled and two still stand.', cards],
  ['Drei Karten liegen umgekehrt, zwei aufrecht.', cards],
  ['Trois cartes sur cinq sont renversées.', cards],
  ['Six of ten planets stand in earth signs.', planets],
  ['Two lines move, and four are at rest.', lines],
  ['Line five changes, and with it everything.', lines],
  ['Give yourself three days and four cups of tea.', cards],
  ['Two reversed cards meet in the middle.', cards],
  ['One card lies reversed beside the other two.', cards],
  ['Two court cards sit face to face.', court],
  ['No card in the outer row lies reversed.', cards],
  ['There is no other major card.', cards],
  ['No reversed card means harm.', cards],
  ['No card lies reversed.', court],
  ['Swords turn up twice, and Cups once.', cards],
  ['Swords make up two out of five.', cards],
  ['A card of Swords speaks up.', cards],
  ['A chair at the table fell over three times.', cards],
  ['Not one of these five cards belongs to you.', cards],
  ['Every card lies reversed at times.', court.slice(0, 1)],
])('“%s” counts rightly', (text, facts) => expect(miscounted(text, facts)).toBeUndefined())
