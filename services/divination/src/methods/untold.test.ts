import { asserted } from '../oracle/asserted.ts'
import { untoldReport, withoutAsides } from './reported.ts'
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

const french = 'Nous nous voyons peu, et mon frère hésite à vendre la maison.'
const spanish = 'Nos vemos poco y mi hermana no sabe qué quiere.'
const czech = 'Vídáme se málo a bojím se, že neuživím rodinu.'

test.each([
  [english, 'The affair you mentioned still sits at the table.'],
  [english, 'Your brother, as you wrote, is on your side.'],
  [english, 'It is your mother you wrote about.'],
  [english, 'As you say, your sister saw it first.'],
  [english, 'You wrote that you want a baby.'],
  [english, 'The divorce of which you speak is a big word.'],
  [german, 'Dass eure Mutter auf deiner Seite steht, hast du ja geschrieben.'],
  [german, 'Wie du schreibst, wohnt deine Tochter schon dort.'],
  [german, 'Die Affäre, von der du schreibst, wiegt schwer.'],
  [german, 'Du hast erwähnt, dass dein Bruder das Haus will.'],
  [german, 'Deine Schwester, schreibst du, wartet.'],
  [spanish, 'Escribes que tu madre te ayuda.'],
  [spanish, 'La boda que mencionas puede esperar.'],
  [spanish, 'Como dices, tu hermano lo sabe.'],
  [french, 'Vous écrivez que votre sœur vous soutient.'],
  [french, 'Le divorce dont vous parlez pèse lourd.'],
  [french, 'Comme vous l’écrivez, votre mère attend.'],
  [czech, 'Píšete, že vaše sestra už podniká.'],
  [czech, 'Že vás bratr podpoří, jste sám napsal.'],
  [czech, 'Jak píšete, maminka je proti.'],
  [czech, 'Rozvod, o kterém píšete, je těžký.'],
])('one who writes “%s” did not write it: %s', (words, text) => expect(untoldReport(text, words)).toBeDefined())

test.each([
  [english, 'You wrote of four years together and of a job in Oslo.'],
  [english, 'The job you mentioned is not yours.'],
  [english, 'The doubt you mention is honest, and your mother may know it.'],
  [english, 'If you say that your mother helps, ask her.'],
  [english, 'What would you say to your brother?'],
  [english, 'When you told your mother, you may have heard yourself.'],
  [english, 'Talk to your brother as you would to a friend.'],
  ['My parents do not like him.', 'Your mother, you write, does not like him.'],
  ['My husband cheated on me.', 'The affair you mention hurt.'],
  [german, 'Wie du schreibst, streitet ihr über Kleinigkeiten.'],
  [german, 'Von einem Kind schreibst du nichts.'],
  [german, 'Deine Mutter oder dein Bruder könnten zuhören.'],
  [spanish, 'Escribes que os veis poco y que tu hermana duda.'],
  [spanish, 'Tu hermana, escribes, no lo sabe.'],
  [french, 'La maison dont vous parlez a un toit, et votre mère une voix.'],
  [french, 'Votre frère, écrivez-vous, hésite.'],
  [czech, 'Píšete, že se bojíte o rodinu.'],
  [czech, 'Že se málo vídáte, jste napsala.'],
])('to one who writes “%s” a text may say: %s', (words, text) => expect(untoldReport(asserted(text), words)).toBeUndefined())

test('what stands between commas about the reader’s writing does not part a claim', () => {
  expect(withoutAsides('⟪other⟫, you wrote, has moved out.', english)).toBe('⟪other⟫ has moved out.')
  expect(withoutAsides('⟪other⟫ hat, wie du schreibst, gekündigt.', german)).toBe('⟪other⟫ hat gekündigt.')
})
