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
    ['Your brother will let you down before the first summer is over.', 'certain'],
    ['Deine Nachbarn werden dich nie annehmen.', 'certain'],
    ['Tu jefe te va a despedir en cuanto lo digas.', 'certain'],
    ['Votre fils reviendra vers vous avant Pâques.', 'certain'],
    ['Tvůj šéf tě do jara vyhodí.', 'certain'],
    ['This dream foretells a wedding.', 'certain'],
    ['Ex secretly wants you to say no.', 'certain'],
    ['The landlord owes you the deposit, by law.', 'worldly'],
    ['You can sign without a lawyer.', 'worldly'],
    ['Put your savings into the truck.', 'worldly'],
    ['Dein Vermieter muss dir die Miete mindern.', 'worldly'],
    ['Según la ley, te pagan las vacaciones.', 'worldly'],
    ['Investissez votre argent dans ce café.', 'worldly'],
    ['Smlouva je stejně platná.', 'worldly'],
    ['You should take magnesium before bed.', 'medical'],
    ['Du leidest an einer leichten Depression.', 'medical'],
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
    'Your friends will still be your friends on a train line.',
    'Perhaps your brother will come round, perhaps not.',
    'Your children will not mind a closed door.',
    'Will your boss fire you for a question?',
    'Have a lawyer read the agreement before the two of you sign it.',
    'Do not sign without a lawyer.',
    'Deine Mutter wird siebzig, und niemand hat gefragt.',
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
