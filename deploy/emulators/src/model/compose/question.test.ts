import { kindOf, topicOf } from './question.ts'

test.each([
  ['Should I take the job in Lyon?', 'should', 'work'],
  ['Should we buy the flat, or go on paying rent?', 'choice', 'money'],
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
