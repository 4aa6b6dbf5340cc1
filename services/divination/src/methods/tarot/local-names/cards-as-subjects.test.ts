import { cardsAsSubjects } from './cards-as-subjects.ts'

test.each([
  ['Der Wagen fährt in dieser Woche für dich.', 'major-07'],
  ['Der Turm steht im Rücken des Chefs und bröckelt.', 'major-16'],
  ['Die Gerechtigkeit wägt, was er sagt.', 'major-11'],
  ['Die Welt rundet die Reihe ab.', 'major-21'],
  ['Die Sonne liegt auf dem letzten Platz.', 'major-19'],
  ['Věž padá hned na začátku.', 'major-16'],
  ['Věž uprostřed rozkladu mluví o zdi.', 'major-16'],
  ['Věž v základech ukazuje, co nevydrží.', 'major-16'],
  ['Zwischen euch liegt der Turm und bröckelt.', 'major-16'],
  ['Temperance, the sixth card in the row, pours.', 'major-14'],
  ['Ďábel leží mezi vámi.', 'major-15'],
  ['Judgement calls from the last place.', 'major-20'],
  ['Strength sits beside the Fool.', 'major-08'],
  ['Temperance, the card you turned over, mixes her water.', 'major-14'],
  ['Zwischen euch liegen die Liebenden, und sie meinen es ernst.', 'major-06'],
  ['Temperance, pouring calmly from cup to cup, closes the row.', 'major-14'],
  ['Death, the thirteenth card, came out right behind it.', 'major-13'],
  ['Justice, sword in hand, weighs the matter.', 'major-11'],
  ['Die Sonne, warm und groß, liegt auf dem letzten Platz.', 'major-19'],
])('“%s” has %s as its subject', (text, id) => expect(new Set(cardsAsSubjects(text))).toEqual(new Set([id])))

test.each([
  'Der Wagen bleibt in der Garage, und der Turm der Kirche stand schon immer.',
  'Die Welt dreht sich weiter, die Kraft dafür hast du.',
  'Die Sonne scheint auch auf Nachbarn ohne Geld.',
  'Zwischen euch steht der Turm der Kirche.',
  'Zwischen euch liegen die Kilometer.',
  'Věž kostela ve vsi stojí dál.',
  'Slunce svítí. Smrt v rodině bolí. Svět se točí.',
  'Síla leží v klidu.',
  'Strength lies in patience. Death is not the topic. Justice would be a fair rent.',
  'Temperance, waiting calmly, is a skill. Justice, as Solomon knew, weighs little.',
  'Death, the thirteenth card of the deck, comes just before the Devil.',
  'Strength, taken in small doses, holds the house together. Strength, over time, sits deeper than haste.',
  'Temperance, the card before it, is a quieter neighbour. Die Kraft, die du suchst, liegt zwischen den Zeilen.',
])('“%s” has no card as its subject', (text) => expect(cardsAsSubjects(text)).toEqual([]))
