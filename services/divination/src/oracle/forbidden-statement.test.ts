import { forbiddenStatement } from './forbidden-statement.ts'

const kindOf = (text: string) => forbiddenStatement(text)?.kind

describe('a statement that no reading may make', () => {
  it.each([
    ['You will definitely be happy in the new city.', 'certain'],
    ['This move is guaranteed to succeed.', 'certain'],
    ['In 2027 you will find love.', 'certain'],
    ['The oracle promises success if you refuse.', 'certain'],
    ['He’ll come back to you.', 'certain'],
    ['Určitě se vdáte do roka.', 'certain'],
    ['Du wirst ihn ganz sicher heiraten.', 'certain'],
    ['Las cartas te garantizan el éxito.', 'certain'],
    ['Il est certain que vous aurez le poste.', 'certain'],
    ['You are sure to win.', 'certain'],
    ['You will find a new shop.', 'certain'],
    ['Du wirst einen neuen Laden finden.', 'certain'],
    ['Vous trouverez une nouvelle boutique.', 'certain'],
    ['Encontrarás una nueva tienda.', 'certain'],
    ['Najdete nový obchod.', 'certain'],
    ['Ex is having an affair.', 'certain'],
    ['You should take magnesium before bed.', 'medical'],
    ['Stop taking your medication.', 'medical'],
    ['This dream means you suffer from an anxiety disorder.', 'medical'],
    ['Přestaňte brát své léky.', 'medical'],
    ['Setze deine Medikamente ab.', 'medical'],
    ['Deja de tomar tu medicación.', 'medical'],
    ['Arrêtez de prendre vos médicaments.', 'medical'],
    ['Beware: if you stay, something terrible happens.', 'frightening'],
    ['Smrt se blíží.', 'frightening'],
    ['Der Tod naht.', 'frightening'],
    ['Sobre tu familia pesa una maldición.', 'frightening'],
    ['Vous êtes maudite.', 'frightening'],
  ])('is found: %s', (said, kind) => expect(kindOf(`The lamp is small. ${said} Take your time.`)).toBe(kind))

  it.each([
    'Nothing in these cards says that you will definitely marry.',
    'The dream does not say that you are cursed.',
    'You wrote that you are cursed; the card shows only a tired man.',
    'Perhaps you will find love where you did not look.',
    'Will you find love in the new city?',
    'You will know better once you have slept on it.',
    'It may be fear of being seen too closely, or a secret that has grown heavy.',
    'There will be a few sharp words, but a quarrel dropped while it is small ends well.',
    'Die Karten sagen nicht, dass du heiraten wirst.',
    'Karta neříká, že se vdáte.',
    'Rien ne dit que vous êtes maudite.',
    'Nada indica que te casarás.',
    'With the Moon in Cancer you have Cancer’s long memory.',
    'The card called Death is seldom about dying.',
  ])('is not found where it is denied, asked, merely possible, or means something else: %s', (said) => expect(kindOf(said)).toBeUndefined())

  it('is returned as the first sentence that makes it', () => {
    expect(forbiddenStatement('All is calm. You are cursed. Death is near.')).toEqual({ kind: 'frightening', said: 'You are cursed.' })
  })
})
