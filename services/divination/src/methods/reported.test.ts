import { untoldReport, withoutAsides } from './reported.ts'

const formOf = (detail: string) => ({ detail, data: { partner: 'Mira' } })

const english = 'We have been together for four years and he has been offered a job in Oslo.'
const quiet = 'We have been together for six years and it feels like we are roommates. I love him.'
const german = 'Wir streiten über Kleinigkeiten, seit wir zusammen wohnen.'
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
  [quiet, 'You wrote that he forgot your anniversary.'],
  [quiet, 'You write that he has been coming home late.'],
  [quiet, 'You say Mira never listens.'],
  [english, 'You wrote that he crashed the truck.'],
  [quiet, 'He shouted at you, you write.'],
  [german, 'Du schreibst, dass Mira nicht aus Wien wegwill.'],
  [german, 'Du schreibst, dass er dich belogen hat.'],
  [german, 'Wie du schreibst, sucht Mira eine Wohnung in Berlin.'],
  [french, 'Vous écrivez que votre frère a perdu son travail.'],
  [french, 'Mira a oublié la date, écrivez-vous.'],
  [spanish, 'Escribes que olvidó vuestro aniversario.'],
  [spanish, 'Escribes que tu hermana vendió el coche.'],
  [czech, 'Píšete, že zapomněl na vaše výročí.'],
  [czech, 'Píšete, že Mira prodala auto.'],
  [quiet, 'Mira forgot your birthday.'],
  [german, 'Mira hat gekündigt.'],
  [french, 'Votre frère a perdu son travail.'],
  [spanish, 'Mira vendió el coche.'],
  [czech, 'Mira prodala auto.'],
])('one who writes “%s” did not write it: %s', (words, text) => expect(untoldReport(text, formOf(words))).toBeDefined())

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
  [quiet, 'Before you say goodbye to your mother, notice how you speak of your father.'],
  [quiet, 'When you look at your sister, you tell yourself a story.'],
  [german, 'Du sagst deiner Mutter vielleicht nicht alles.'],
  [french, 'Vous dites à votre mère ce que vous pouvez.'],
  [spanish, 'Cuentas con tu padre, y con tu madre hablas más.'],
  [czech, 'Říkáte matce jen půlku.'],
  [quiet, 'You write that he is torn, and that Mira feels like a flatmate.'],
  [english, 'You wrote that he got an offer from Oslo.'],
  ['She has just broken up with someone.', 'You write that she has just come out of a relationship.'],
  ['My partner wants a second shop.', 'You wrote that your partner is pushing for a second shop.'],
  ['My husband calls once a week.', 'You write that your husband phones rarely.'],
  ['Meine Chefin hat mir eine Beförderung versprochen.', 'Du schreibst, dass deine Chefin dich hinhält.'],
  ['Ma sœur ne me parle plus.', 'Vous écrivez que votre sœur a coupé les ponts.'],
  ['Mi novio se fue a Madrid.', 'Escribes que tu novio se mudó a Madrid.'],
  ['Manžel přišel o práci.', 'Píšete, že váš manžel hledá místo.'],
  [english, 'You never wrote that he sold the car.'],
  [german, 'Du schreibst, dass Mira weit weg wohnt und dir fehlt.'],
  [german, 'Du schreibst, dass er in eurer Wohnung lebt.'],
  [german, 'Mira wohnt bei dir, schreibst du.'],
  [german, 'Du hast nicht geschrieben, dass er das Auto verkauft hat.'],
  [french, 'Vous écrivez que votre frère ne sait pas ce qu’il veut.'],
  [french, 'Mira n’est pas prête, écrivez-vous.'],
  [spanish, 'Escribes que tu hermana está lejos y que la chispa se apagó.'],
  [spanish, 'No escribes que olvidó el aniversario.'],
  [czech, 'Píšete, že Mira má málo času a že to mezi vámi vychladlo.'],
  [quiet, 'Mira drew Justice, and Mira felt like a roommate long before you did.'],
  [german, 'Mira hat genauso lange gewartet wie du.'],
  [french, 'Mira a peut-être besoin de temps.'],
  [czech, 'Mira by mohla zavolat.'],
])('to one who writes “%s” a text may say: %s', (words, text) => expect(untoldReport(text, formOf(words))).toBeUndefined())

test('what stands between commas about the reader’s writing does not part a claim', () => {
  expect(withoutAsides('⟪other⟫, you wrote, has moved out.', english)).toBe('⟪other⟫ has moved out.')
  expect(withoutAsides('⟪other⟫ hat, wie du schreibst, gekündigt.', german)).toBe('⟪other⟫ hat gekündigt.')
})
