import { storedReadings } from '../../../../evaluate/stored-texts.ts'
import type { ReadingRequest } from '../reading-request.ts'
import { compose } from './compose.ts'
import { composeFollowUp } from './follow-up.ts'
import { visible } from './prose.ts'

const request = storedReadings.find(({ method }) => method === 'tarot')?.request as ReadingRequest

test('an answer to a question says nothing that the reading said', () => {
  const told = visible(compose(request))
  const sentences = visible(composeFollowUp({ ...request, told }, 'And what if it does not work out?')).split(/(?<=[.?!])\s+/u)
  expect(sentences.length).toBeGreaterThan(5)
  expect(sentences.filter((sentence) => told.includes(sentence))).toEqual([])
})
