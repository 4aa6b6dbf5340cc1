import { keepTokens } from '../../lib/session/tokens.ts'
import { handover, keepSubmission, newSubmission, submissionFor } from './submission.ts'

const formData = { timeframe: 'week', question: 'Should I take the offer?' }
const signIn = () => keepTokens({ token: 'a', refreshToken: 'r' })

beforeEach(signIn)

test('there is no request', () => {
  expect(submissionFor('tarot', null)).toBeNull()
})

test('the form’s request is sent under the key it came with', () => {
  const asked = newSubmission(formData)
  expect(submissionFor('tarot', handover(asked))).toEqual(asked)
})

test('after a reload it is the request that was already sent', () => {
  const asked = { ...newSubmission(formData), sent: true, readingId: 'rd_1' }
  keepSubmission('tarot', asked)
  expect(submissionFor('tarot', handover(asked))).toEqual(asked)
  expect(submissionFor('tarot', null)).toEqual(asked)
})

test('form data without a key is sent once, however often the page is reloaded', () => {
  const first = submissionFor('tarot', { formData })
  expect(first).toMatchObject({ formData })
  if (first) keepSubmission('tarot', { ...first, sent: true })
  expect(submissionFor('tarot', { formData })).toMatchObject({ key: first?.key, sent: true })
  expect(submissionFor('tarot', { formData: { ...formData, question: 'Something else?' } })?.key).not.toBe(first?.key)
})

test('a request reached by going back was sent before', () => {
  const first = newSubmission(formData)
  keepSubmission('tarot', newSubmission({ ...formData, question: 'Something else?' }))
  expect(submissionFor('tarot', handover(first))).toEqual({ ...first, sent: true })
})

test.each(['', 'null', '[]', '{', '{"reader":null,"words":{"key":1}}'])('%j in its place counts as no request', (stored) => {
  sessionStorage.setItem('own:submission:tarot', stored)
  expect(submissionFor('tarot', null)).toBeNull()
})

test('another reader in the same tab neither sees nor sends it', () => {
  const asked = newSubmission(formData)
  keepSubmission('tarot', asked)
  signIn()
  expect(submissionFor('tarot', null)).toBeNull()
  expect(submissionFor('tarot', handover(asked))).toBeNull()
})
