import { kindOf, thingOf, topicOf } from './question.ts'

test.each([
  ['Should I take the job in Lyon?', 'should', 'work'],
  ['Should we buy the flat, or go on paying rent?', 'choice', 'money'],
  ['I run a small shop. Stay or look elsewhere?', 'choice', 'work'],
  ['Bleiben oder gehen?', 'choice', 'other'],
  ['Zůstat, nebo odejít?', 'choice', 'other'],
  ['¿Me quedo o me voy?', 'choice', 'other'],
  ['Rester ou partir ?', 'choice', 'other'],
  ['Which one: the red house or the flat?', 'choice', 'move'],
  ["J'hésite entre vendre la maison ou la louer. Que faire ?", 'choice', 'move'],
  ['Où dois-je aller ?', 'where', 'other'],
  ['Will he come back to me?', 'will', 'other'],
  ['When will I find love?', 'when', 'love'],
  ['I lost my job. How do I tell my wife?', 'how', 'love'],
  ['My father died in spring. What now?', 'do', 'loss'],
  ['Why do I fall out with my sister, and will it end?', 'why', 'family'],
  ['I cannot settle to anything.', 'told', 'other'],
  ['Soll ich die Stelle kündigen?', 'should', 'work'],
  ['Wird meine Tochter mir verzeihen?', 'will', 'family'],
  ['Mám se přestěhovat do Brna?', 'should', 'move'],
  ['Vrátí se ke mně ještě někdy?', 'will', 'other'],
  ['¿Qué hago con la deuda?', 'do', 'money'],
  ['¿Debo aceptar el trabajo?', 'should', 'work'],
  ['Comment parler à ma fille ?', 'how', 'family'],
  ['Dois-je quitter mon emploi ?', 'should', 'work'],
])('“%s” is asked by “%s” and is about %s', (asked, kind, topic) => {
  expect([kindOf(asked), topicOf(asked)]).toEqual([kind, topic])
})

test.each([
  ['should', ['Should I text him first?', 'should i text him', 'Is it worth the trouble?', 'Soll ich gehen?', 'Vale la pena?']],
  ['is', ['Is it too late to learn?', 'Are we ready?', 'Je to láska?', '¿Hay esperanza?', 'Ich weiß nicht, ob das reicht.']],
  ['will', ['Will it sell?', 'Wird es gut?', 'Mon projet va-t-il marcher ?']],
  ['can', ['Can I trust this offer?', 'Kann ich ihm vertrauen?', 'Můžu mu věřit?', '¿Puedo confiar?', 'Puis-je lui faire confiance ?']],
  ['do', ['What should I do?', 'What now?', 'Was soll ich tun?', 'Co mám dělat?', '¿Qué hago?', 'Que faire ?']],
  ['watch', ['What should I keep an eye on?', 'Worauf soll ich achten?', 'Na co si mám dát pozor?', 'À quoi dois-je faire attention ?']],
  [
    'block',
    [
      'What is holding me back?',
      'What is in the way between my daughter and me?',
      'What’s blocking my work?',
      'Was steht zwischen uns?',
      'Was hindert mich?',
      'Co mi brání?',
      '¿Qué me impide empezar?',
      'Qu’est-ce qui me bloque ?',
    ],
  ],
  [
    'ahead',
    [
      'How will the exam go?',
      'What’s next?',
      'What does my future hold?',
      'What does the year hold for us?',
      'Was erwartet mich?',
      'Co mě čeká?',
      '¿Cómo me irá?',
    ],
  ],
  ['who', ['Who can help me?', 'Wem kann ich es sagen?', 'Kdo mi pomůže?', '¿Quién me ayudará?', 'Qui peut m’aider ?']],
  ['where', ['Where should I look?', 'Wo finde ich Ruhe?', 'Kam mám jít?', '¿Dónde busco?', 'Où trouver la force ?']],
  ['much', ['How much should I ask?', 'Wie viel soll ich zahlen?', 'Kolik mu mám dát?', '¿Cuánto pido?', 'Combien dois-je demander ?']],
  ['count', ['How many children will I have?', 'Wie viele Jahre noch?', 'Combien d’enfants aurai-je ?']],
  ['when', ['When will it sell?', 'Which day is best?', 'Wann kommt er?', 'Kdy prodáme chalupu?', 'Quand partir ?']],
  ['long', ['How long should I wait?', 'Wie lange noch?', 'Jak dlouho mám čekat?', '¿Hasta cuándo?', 'Combien de temps attendre ?']],
  [
    'heart',
    ['Does she love me?', 'Why did he leave?', 'Was fühlt er für mich?', 'Co si o mně myslí?', '¿Qué piensa de mí?', 'M’aime-t-elle ?'],
  ],
  ['how', ['How do I avoid a quarrel?', 'Can you tell me how to begin?', 'I don’t know how to tell him.', 'Jak mu to mám říct?']],
  ['why', ['Why am I so tired?', 'Warum geht es schief?', 'Proč to nejde?', '¿Por qué me cuesta?', 'Pourquoi moi ?']],
  ['which', ['Which of my plans deserves the winter?', 'Která cesta je moje?', '¿Cuál elijo?', 'Laquelle prendre ?']],
  ['told', ['I cannot settle to anything.', 'When I was ten, we moved.', 'Was für ein Jahr.']],
])('the kind “%s” is known by its words in five languages', (kind, questions) => {
  expect(questions.filter((asked) => kindOf(asked) !== kind).map((asked) => `${asked} ${kindOf(asked)}`)).toEqual([])
})

test.each([
  ['Should I call my sister?', 'family', 'your sister'],
  ['Can I trust my business partner?', 'work', 'your business partner'],
  ['Soll ich die Wohnung kaufen oder weiter mieten?', 'move', 'the flat'],
  ['Co mi brání dokončit diplomku?', 'study', 'the thesis'],
  ['¿Qué piensa de mí mi jefa?', 'work', 'your boss'],
  ['Of course I said nothing. What now?', 'other', undefined],
])('what “%s” is about has a name', (asked, topic, thing) => {
  expect([topicOf(asked), thingOf(asked, topicOf(asked))]).toEqual([topic, thing])
})

test.each([
  ['When will I die?', 'dying'],
  ['Kdy umře babička?', 'dying'],
  ['Should I teach children or go back to the office?', 'work'],
  ['Mám učit děti?', 'work'],
  ['Dois-je enseigner aux enfants ?', 'work'],
])('%s is about %s', (text, topic) => expect(topicOf(text)).toBe(topic))
