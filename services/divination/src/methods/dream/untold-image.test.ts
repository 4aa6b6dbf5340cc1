import { asserted } from '../../oracle/asserted.ts'
import { dreamFacts } from './facts.ts'
import { dreamNaming } from './named.ts'

const dreams = {
  school: {
    dreamDescription: 'I was back at school in an exam, and my teeth fell into my hand. My father sat at the desk.',
    currentLifeSituation: 'We are selling my grandmother’s house.',
  },
  forest: { dreamDescription: 'I was chased through a forest by a man with a knife. My dog was with me. I woke up just as he caught me.' },
  most: { dreamDescription: 'Zdálo se mi, že jedu vlakem bez jízdenky a průvodčí byl můj starý učitel. Vlak pak jel pozpátku přes most.' },
  bühne: { dreamDescription: 'Ich stand auf einer Bühne und hatte den Text vergessen. Im Publikum saß nur mein Hund, und er klatschte.' },
  playa: { dreamDescription: 'Mi padre y yo buscábamos una llave en una playa de noche. Cada vez que la encontraba se volvía un pez.' },
  pont: {
    dreamDescription:
      'Je marchais sur un pont avec mon frère. L’eau montait, et la porte de la maison était ouverte. Un chien nous suivait.',
  },
}
const inventedIn = (dream: keyof typeof dreams, text: string): string | undefined =>
  dreamNaming.invented(asserted(text), dreamFacts(dreams[dream], false))

describe('an image that the reader did not tell of', () => {
  it.each([
    ['school', 'The river behind the school is deep, and you know it.'],
    ['school', 'The dog under the desk in the exam room is your patience.'],
    ['school', 'The snake that crawls out of your teeth is a word you regret.'],
    ['school', 'The train you board in the dream is your new job.'],
    ['school', 'In the dream a bird flies over the school.'],
    ['forest', 'The man with the knife wears a mask.'],
    ['most', 'Loď, na kterou ve snu nastupuješ, je obrazem tvých citů a toho, co je.'],
    ['most', 'Řeka pod mostem ukazuje, jak rychle plyne čas a co se v tobě mění.'],
    ['bühne', 'Der Vogel, der über die Bühne fliegt, ist dein Wunsch nach Freiheit.'],
    ['bühne', 'Das Feuer hinter der Bühne spricht von der Wut in dir.'],
    ['bühne', 'Auf der Bühne lag eine Schlange, und du standest daneben.'],
    ['playa', 'El gato junto a la llave es tu independencia.'],
    ['playa', 'La serpiente que sale de la playa te mira.'],
    ['school', 'The snake under the bench may be a part of you.'],
    ['school', 'An exam, a snake, a hand full of teeth: three pictures in one night.'],
    ['school', 'At the end you swam across a lake.'],
    ['school', 'You felt joy at the sight of it, you write.'],
    ['school', 'Among the feelings you named, relief is the one that surprises.'],
    ['forest', 'The gun in his hand was loaded.'],
    ['most', 'Vlak pak zůstal stát uprostřed tunelu.'],
    ['most', 'Vlak, had na sedadle, most: tři obrazy.'],
    ['bühne', 'Das Publikum warf eine Schlange.'],
    ['bühne', 'Du hattest Freude daran, schreibst du.'],
    ['playa', 'La llave caía en un espejo.'],
    ['pont', 'Un pont, un loup, une porte : trois images.'],
    ['pont', 'Votre frère vous a souri et vous a tendu un miroir.'],
    ['bühne', 'Durch den Text flog ein Vogel.'],
    ['bühne', 'Du trugst ein Messer in der Hand.'],
    ['playa', 'De pronto encontraste un espejo.'],
    ['most', 'Na konci jste našli klíč.'],
    ['pont', 'Le serpent sous le pont parle d’un secret que vous gardez.'],
    ['pont', 'Le bateau qui passe sous le pont est votre désir.'],
    ['most', 'Had, který se svíjel mezi sedadly, je stará zrada.'],
    ['most', 'Klíč, který jste našli, otevírá dveře.'],
    ['most', 'V kupé spala kočka.'],
    ['bühne', 'Die Schlange, die lautlos wartete, ist dein Zweifel.'],
    ['playa', 'El perro que ladraba es tu conciencia.'],
    ['pont', 'Le serpent qui dormait est un secret.'],
    ['school', 'You felt anger, and that is what the night left you.'],
    ['school', 'The dream takes place by the sea.'],
    ['bühne', 'Der Traum spielt auf einem Schiff.'],
    ['most', 'Letěli jste letadlem.'],
    ['forest', 'The man was your father.'],
    ['school', 'It was a river that you had to cross.'],
    ['school', 'You felt relief when you woke.'],
    ['school', 'When the last tooth fell you felt relief.'],
    ['most', 'Ve snu jste se styděli.'],
    ['school', 'With a feeling of relief you woke.'],
    ['bühne', 'Beim Aufwachen fühltest du Erleichterung.'],
    ['most', 'Po probuzení jste cítili úlevu.'],
    ['school', 'The dream ends with a fire.'],
    ['bühne', 'Dein Traum endet mit einem Feuer.'],
    ['school', 'A snake crawls over your hand.'],
    ['school', 'Birds fly into the school.'],
    ['forest', 'Wolves howl between the trees.'],
    ['forest', 'A wolf follows you through the forest.'],
    ['forest', 'Crows circle above the forest.'],
    ['most', 'Vlci vyjí na mostě.'],
    ['most', 'Had leží ve vlaku.'],
    ['most', 'Tma v tunelu ukazuje na to, co nechcete vidět.'],
    ['bühne', 'Eine Katze schaut dich an.'],
    ['bühne', 'Eine Schlange liegt auf der Bühne.'],
    ['playa', 'Los lobos aúllan en la playa.'],
    ['playa', 'Una serpiente se arrastra por la playa.'],
    ['pont', 'Des loups hurlent sur le pont.'],
    ['pont', 'Un chat dort sur le pont.'],
  ] as const)('is not in the dream of the %s: %s', (dream, text) => expect(inventedIn(dream, text)).toBeDefined())

  it.each([
    ['school', 'A river stands for what moves on, and water often speaks of feeling.'],
    ['school', 'The door to that conversation is still open.'],
    ['school', 'The office will not ask you to sit an exam again.'],
    ['school', 'The teeth in your dream could be words like birds that leave the hand.'],
    ['school', 'The wall between you and the others may be a habit.'],
    ['school', 'The exam stood between you and the door, so to speak.'],
    ['school', 'The school, the hand, the teeth: nothing more is needed.'],
    ['school', 'Your colleagues were once new as well.'],
    ['school', 'You sat there like a bird on a wire.'],
    ['school', 'Somebody once told you that silence is an answer.'],
    ['forest', 'You felt it at your back, you write, and then the dream ended.'],
    ['forest', 'The knife in his hand may be a word that cuts.'],
    ['most', 'Vlak, most, učitel na prahu: tři obrazy.'],
    ['bühne', 'Dein Hund klatschte im Publikum, schreibst du.'],
    ['forest', 'The road out of a divorce is longer than a forest.'],
    ['forest', 'The phone beside your bed can wait until the morning.'],
    ['most', 'Dveře do kanceláře nejsou most, a ty to víš.'],
    ['bühne', 'Die Tür zur Bühne steht dir weiter offen.'],
    ['playa', 'El agua es como un espejo sin marco.'],
    ['pont', 'La porte de la maison est comme une question.'],
    ['school', 'You felt something shift, and then you woke.'],
    ['most', 'Jeli jste vlakem, a ten jel zpátky.'],
    ['school', 'The exam was your own invention.'],
    ['most', 'Řeka, která zamrzla, může zase téct.'],
    ['most', 'Učitel, který řídil třídu, je teď ve vlaku.'],
    ['bühne', 'Ein Fluss, der zufror, kann wieder fließen.'],
    ['school', 'A house that stood for years can be left.'],
    ['school', 'The mirror of that day looks at you no longer.'],
    ['school', 'The clock runs against you in every exam.'],
    ['school', 'Birds sing in the morning, whatever was dreamed at night.'],
    ['school', 'The key to the exam lies in your hand.'],
    ['forest', 'The sky above the forest is not described.'],
    ['forest', 'Wolves hunt in packs, and fear runs alone.'],
    ['forest', 'A wolf that chases you tends to stop when you stop.'],
    ['forest', 'Old tales send the young into the forest, where wolves wait.'],
    ['most', 'Had ve snu často znamená proměnu.'],
    ['most', 'Smrt v tom snu není.'],
    ['bühne', 'Fische schwimmen im See, ob man sie sieht oder nicht.'],
    ['bühne', 'Die Schlange auf der Bühne gibt es nicht.'],
    ['playa', 'Los gatos miran desde la ventana; las personas también.'],
    ['pont', 'Les loups hurlent dans les contes, ici on marche.'],
  ] as const)('may be compared with that of the %s, or be of the day: %s', (dream, text) => expect(inventedIn(dream, text)).toBeUndefined())
})

describe('a relative of whom the reader did not tell', () => {
  it.each([
    ['school', 'Your mother stands beside the exam and counts the minutes.'],
    ['most', 'Tvoje sestra sedí ve vlaku naproti tobě a mlčí.'],
    ['forest', 'Your brother shouts your name from far away.'],
    ['bühne', 'Deine Mutter sitzt neben dem Hund und schweigt.'],
    ['playa', 'Al final del sueño tu madre abre la puerta con la llave.'],
    ['school', 'The teacher who stood there is perhaps a part of you.'],
    ['school', 'Your mother, who taught you to read, was proud.'],
    ['most', 'Vedle vás ve vagonu seděla maminka.'],
    ['bühne', 'Neben dir stand dein Vater.'],
    ['playa', 'A tu lado nadaba tu hermano.'],
    ['pont', 'Votre mère vous attend sur le pont.'],
    ['pont', 'À côté de vous dormait votre sœur.'],
    ['forest', 'Your brother, running beside you, is the only ally here.'],
    ['forest', 'Your sister, hidden behind a tree, saw it all.'],
    ['forest', 'It was your brother who carried the knife.'],
    ['most', 'V kupé seděla vaše sestra.'],
    ['bühne', 'Deine Mutter, in der ersten Reihe sitzend, schweigt.'],
    ['playa', 'Tu madre, sentada en silencio, te espera.'],
    ['pont', 'Votre mère, debout dans l’ombre, se tait.'],
    ['school', 'The teacher at the blackboard laughs at you.'],
    ['school', 'The old teacher at the blackboard looks at you sternly.'],
    ['forest', 'An old woman watches you from behind a tree.'],
    ['most', 'Vaše matka na vás mává z mostu.'],
    ['bühne', 'Der Lehrer am Rand der Bühne lacht dich aus.'],
    ['playa', 'El profesor te mira desde la playa.'],
    ['pont', 'Le professeur vous regarde depuis la porte.'],
  ] as const)('does nothing in the dream of the %s: %s', (dream, text) => expect(inventedIn(dream, text)).toBeDefined())

  it.each([
    ['school', 'Your mother may remember how you lost your first tooth.'],
    ['school', 'Your brother also says goodbye to the house.'],
    ['bühne', 'Deine Mutter würde vielleicht auch klatschen.'],
    ['forest', 'Your mother, being who she is, will ask how you slept.'],
    ['bühne', 'Deine Mutter, wenn du sie fragst, erinnert sich vielleicht.'],
    ['pont', 'Votre mère pourrait vous raconter la maison d’autrefois.'],
    ['school', 'Your mother may have looked at you that way before a school play.'],
    ['school', 'The teacher in you is stricter than any school.'],
    ['school', 'A good teacher smiles at you when you say you do not know.'],
    ['bühne', 'Deine Mutter könnte dir sagen, wie der Hund klatschte.'],
    ['bühne', 'Deine Mutter folgt dir nicht, und das darf so sein.'],
    ['bühne', 'Ein Lehrer im Traum steht für ein Maß.'],
    ['playa', 'Tu madre quizá te miraba así.'],
    ['pont', 'Votre mère aimait peut-être les ponts.'],
  ] as const)('may be spoken of beside that of the %s: %s', (dream, text) => expect(inventedIn(dream, text)).toBeUndefined())
})

describe('whom a figure is said to look like', () => {
  it.each([
    ['forest', 'The man has your husband’s face.'],
    ['forest', 'The man with the knife looks like your boss.'],
    ['forest', 'He speaks with the voice of your father.'],
    ['most', 'Průvodčí má oči vaší matky.'],
    ['most', 'Průvodčí vypadá jako váš bratr.'],
    ['bühne', 'Der Hund hat die Augen deines Vaters.'],
    ['bühne', 'Der Hund sieht aus wie dein Chef.'],
    ['playa', 'Tu padre tiene la voz de tu abuela.'],
    ['playa', 'El pez se parece a tu hermana.'],
    ['pont', 'Votre frère a le visage de votre mère.'],
    ['pont', 'Le chien ressemble à votre patronne.'],
  ] as const)('is nobody of whom the dream of the %s did not tell: %s', (dream, text) => expect(inventedIn(dream, text)).toBeDefined())

  it.each([
    ['forest', 'The man has no face in your telling.'],
    ['forest', 'The man may have your husband’s face for you, or your own.'],
    ['forest', 'The man looks like a threat, and threats can be looked at.'],
    ['most', 'Průvodčí má tvář vašeho učitele, jak píšete.'],
    ['bühne', 'Der Hund mag das Gesicht deiner ganzen Familie tragen.'],
    ['playa', 'El pez se parece a la calma.'],
    ['pont', 'Le chien ressemble à une promesse.'],
  ] as const)('may be supposed, or told, in that of the %s: %s', (dream, text) => expect(inventedIn(dream, text)).toBeUndefined())
})

describe('a count of the telling', () => {
  it.each(['Nine symbols were recognised in your dream.', 'The oracle recognised 12 symbols.', 'You told it in seven sentences.'])(
    'is the one in its fact, and not: %s',
    (text) => expect(inventedIn('forest', text)).toBeDefined(),
  )

  it.each(['You told it in three sentences.', 'Two of the symbols belong to the body.', 'Nine symbols would be too many.'])(
    'may be: %s',
    (text) => expect(inventedIn('forest', text)).toBeUndefined(),
  )
})

describe('a deed', () => {
  it.each([
    ['forest', 'The dog barks at you, and you stop.'],
    ['forest', 'You got away from him in the end, and that is your strength.'],
    ['forest', 'Before waking you reached the edge and got away from him.'],
    ['forest', 'Three times you called for help.'],
    ['forest', 'The man who bit you is a stranger.'],
    ['bühne', 'Am Ende bist du von der Bühne gesprungen.'],
    ['pont', 'À la fin vous pleuriez en silence.'],
    ['most', 'Učitel na tebe křičí a ty jedeš dál.'],
    ['bühne', 'Der Hund knurrt dich an, weil du den Text nicht kannst.'],
    ['playa', 'Tu padre llora, y tú no sabes por qué.'],
    ['pont', 'Le chien vous mord la main.'],
    ['school', 'The teeth fell to the floor with a clatter.'],
    ['school', 'The teeth rolled under the desk and into the sink.'],
    ['forest', 'That the man wore your husband’s face is no accident.'],
    ['forest', 'The man vanished.'],
    ['forest', 'It was raining.'],
    ['most', 'Vlak zastavil.'],
    ['most', 'Průvodčí se smál.'],
    ['bühne', 'Der Text fiel auf den Boden.'],
    ['bühne', 'Dein Hund verschwand.'],
    ['playa', 'La llave cayó en un pozo.'],
    ['pont', 'Le chien a disparu.'],
  ] as const)('is invented if the telling of the %s has no word for it: %s', (dream, text) => expect(inventedIn(dream, text)).toBeDefined())

  it.each([
    ['forest', 'A dog barks when it is afraid, and the dream barks at nobody.'],
    ['school', 'The teeth fell into your open palm.'],
    ['school', 'The teeth fell out of your mouth and into your hand.'],
    ['forest', 'That the man carried a knife makes the threat plain.'],
    ['most', 'Vlak nezastavil, jen obrátil směr.'],
    ['forest', 'The dog bites nobody, and the man catches you.'],
    ['bühne', 'Der Hund klatscht, obwohl du schweigst.'],
    ['pont', 'Le chien suit sans demander où l’on va.'],
  ] as const)('is none of the %s if it is general, denied or told: %s', (dream, text) => expect(inventedIn(dream, text)).toBeUndefined())
})
