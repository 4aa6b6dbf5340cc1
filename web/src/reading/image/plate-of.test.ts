import { labelOf } from './plate-of.ts'

const card = { factId: 'past', card: 'cups-06', name: 'Six of Cups', reversed: false, position: 'Past', positionId: 'past' }
const sentence = { text: 'Three cards lie on the table.', under: '', factId: null, cites: [] }

test('a sentence about a card stands under its position, any other under its own heading', () => {
  expect(labelOf({ ...sentence, under: 'Six of Cups', factId: 'past' }, card)).toBe('Past')
  expect(labelOf({ ...sentence, under: 'Taken together' }, card)).toBe('Taken together')
  expect(labelOf({ ...sentence, under: 'Sun in Aries', factId: 'sun' }, undefined)).toBe('Sun in Aries')
})

test('the first lines of a reading are about no card, although the image shows the first one', () => {
  expect(labelOf(sentence, card)).toBe('')
})
