import { kindOf, topicOf } from './question.ts'

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
  ['Où dois-je aller ?', 'what', 'decision'],
  ['Will he come back to me?', 'will', 'other'],
  ['When will I find love?', 'when', 'love'],
  ['I lost my job. How do I tell my wife?', 'how', 'love'],
  ['My father died in spring. What now?', 'what', 'loss'],
  ['Why do I fall out with my sister, and will it end?', 'why', 'family'],
  ['I cannot settle to anything.', 'told', 'other'],
  ['Soll ich die Stelle kündigen?', 'should', 'work'],
  ['Wird meine Tochter mir verzeihen?', 'will', 'family'],
  ['Mám se přestěhovat do Brna?', 'should', 'move'],
  ['Vrátí se ke mně ještě někdy?', 'will', 'other'],
  ['¿Qué hago con la deuda?', 'what', 'money'],
  ['¿Debo aceptar el trabajo?', 'should', 'work'],
  ['Comment parler à ma fille ?', 'how', 'family'],
  ['Dois-je quitter mon emploi ?', 'should', 'work'],
])('“%s” is asked by “%s” and is about %s', (asked, kind, topic) => {
  expect([kindOf(asked), topicOf(asked)]).toEqual([kind, topic])
})

test.each([
  ['Should I teach children or go back to the office?', 'work'],
  ['Mám učit děti?', 'work'],
  ['Dois-je enseigner aux enfants ?', 'work'],
])('%s is about %s', (text, topic) => expect(topicOf(text)).toBe(topic))
