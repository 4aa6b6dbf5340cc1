import { compose } from '../emulators/src/model/compose/compose.ts'
import { composeFollowUp } from '../emulators/src/model/compose/follow-up.ts'
import { visible } from '../emulators/src/model/compose/prose.ts'
import type { ReadingRequest } from '../emulators/src/model/reading-request.ts'
import { storedReadings } from './stored-texts.ts'

const request = storedReadings.find(({ method }) => method === 'tarot')?.request as ReadingRequest

test('an answer to a question says nothing that the reading said', () => {
  const told = visible(compose(request))
  const sentences = visible(composeFollowUp({ ...request, told }, 'And what if it does not work out?')).split(/(?<=[.?!])\s+/u)
  expect(sentences.length).toBeGreaterThan(5)
  expect(sentences.filter((sentence) => told.includes(sentence))).toEqual([])
})
