import { baseForm } from './base-form.ts'
import { baseForms, tongues } from './languages.data.ts'

test.each([
  ['train', 'vlakem', 'cs', 'vlak'],
  ['dog', 'psa', 'cs', 'pes'],
  ['lake', 'rybníku', 'cs', 'rybník'],
  ['flying', 'létal', 'cs', 'létání'],
  ['house', 'Häusern', 'de', 'Häuser'],
  ['anger', 'wütend', 'de', 'Wut'],
  ['flying', 'volaba', 'es', 'volar'],
  ['river', 'fleuve', 'fr', 'fleuve'],
  ['train', 'carriage', 'en', 'carriage'],
] as const)('the base form of the word for a %s, “%s” in %s, is “%s”', (key, word, tongue, form) => {
  expect(baseForm(key, word, tongue)).toBe(form)
})

test.each(['cs', 'de', 'es', 'fr'] as const)('every symbol that is recognised in %s has a base form', (tongue) => {
  expect(Object.keys(baseForms[tongue]).toSorted()).toEqual(Object.keys(tongues[tongue]).toSorted())
})
