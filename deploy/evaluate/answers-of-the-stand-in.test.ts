import { compose } from '../emulators/src/model/compose/compose.ts'
import { composeFollowUp } from '../emulators/src/model/compose/follow-up.ts'
import { visible } from '../emulators/src/model/compose/prose.ts'
import type { ReadingRequest } from '../emulators/src/model/reading-request.ts'
import { storedReadings } from './stored-texts.ts'

const sentencesIn = (text: string): string[] => visible(text).split(/(?<=[.?!])\s+/u)

test('an answer to a question says nothing that the reading said', () => {
  const request = storedReadings.find(({ method }) => method === 'tarot')?.request as ReadingRequest
  const told = visible(compose(request))
  const sentences = sentencesIn(composeFollowUp({ ...request, told }, 'And what if it does not work out?'))
  expect(sentences.length).toBeGreaterThan(5)
  expect(sentences.filter((sentence) => told.includes(sentence))).toEqual([])
})

test('of the answers about readings of all methods, at most one in twenty repeats a sentence', () => {
  const requests = storedReadings.map(({ request }) => request as ReadingRequest)
  const repeating = requests.filter((request) => {
    const told = visible(compose(request))
    return sentencesIn(composeFollowUp({ ...request, told }, 'What should I do first?')).some((sentence) => told.includes(sentence))
  })
  expect(repeating.length).toBeLessThanOrEqual(requests.length / 20)
})
