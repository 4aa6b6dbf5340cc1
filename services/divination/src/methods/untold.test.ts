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
  [english, 'The summer in Porto, when you met, is still in the room.'],
  [english, '⟪other⟫ has told you twice that it is over.'],
  [german, 'Ihr seid seit drei Jahren verheiratet.'],
  [german, 'In Prag, wo ihr euch auf einer Hochzeit kennengelernt habt, war es leicht.'],
  [english, '⟪other⟫ has been your friend for ten years.'],
  [english, 'Two years ago he left.'],
  [english, 'Last summer you nearly gave up.'],
  [german, 'Seit zwei Jahren pendelt ihr.'],
  ['Vídáme se málo a nevím, co chce.', 'Po pěti letech vztahu se mlčí jinak.'],
  [german, 'Nach drei Jahren auf Distanz darf man müde sein.'],
  [german, 'Zweimal hat er dir schon gesagt, dass er geht.'],
  ['Nous nous voyons peu, et il hésite à s’engager.', 'À Lyon, où vous vous êtes rencontrés, tout semblait simple.'],
  ['Nos vemos poco y no sé qué quiere.', 'Ya te ha confesado que tiene miedo.'],
  ['Vídáme se málo a nevím, co chce.', 'Už dvakrát vám slíbil, že přijde.'],
  ['Nous nous voyons peu, et il hésite à s’engager.', 'Vous vivez ensemble depuis cinq ans.'],
  ['Nos vemos poco y no sé qué quiere.', 'Lleváis tres años y ya no habláis.'],
  ['Vídáme se málo a nevím, co chce.', 'Jste spolu už dva roky.'],
  [english, 'You broke up last year.'],
  [english, '⟪other⟫ is married.'],
  [english, 'Your two children watch it all.'],
  ['Wir führen eine Fernbeziehung.', 'Ihr wohnt zusammen.'],
  [german, 'Ihr habt euch getrennt.'],
  ['Vídáme se málo a nevím, co chce.', 'Bydlíte spolu.'],
  ['Nos vemos poco y no sé qué quiere.', 'Vivís juntos.'],
  ['Nous nous voyons peu, et il hésite à s’engager.', 'Vous vous êtes séparés.'],
])('of a couple that writes “%s” nothing says: %s', (words, text) => expect(untold(text, words)).toBeDefined())

test.each([
  [english, 'You have been together for four years.'],
  [english, 'You have been together for 4 years, and he packs fast.'],
  [english, 'Give yourselves two weeks, and seven evenings.'],
  ['We have been married for eleven years.', 'Your husband is tired after eleven years of marriage.'],
  [english, 'If he told you so, it was in the beginning, when you met.'],
  [english, 'Ask each other what you wanted six years ago.'],
  [english, 'If you broke up, you would know more.'],
  [english, 'You separated love and habit in one sentence.'],
  [german, 'Wenn ihr zusammen wohnt, beginnt etwas Neues.'],
  ['She has just broken up with me.', 'You broke up, and it hurts.'],
  ['Jsme spolu pět let.', 'Po pěti letech spolu se mlčí jinak.'],
  [english, 'What ⟪other⟫ told you matters more than a card.'],
  [german, 'Damals, als ihr euch kennengelernt habt, war es leichter.'],
  ['Vídáme se málo a nevím, co chce.', 'Možná vám to už řekl jinými slovy.'],
  ['We met dancing.', 'You met at a dance, so dance.'],
])('of a couple that writes “%s” a text may say: %s', (words, text) => expect(untold(text, words)).toBeUndefined())
