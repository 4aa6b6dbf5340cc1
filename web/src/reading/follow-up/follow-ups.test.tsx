import type { FollowUp } from '@sibyl/contracts/http/follow-ups'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { aReading, scriptedEvents } from '../progress/testing.ts'
import { loadRenderer } from '../view/reading-text.tsx'
import { suggestionsFor } from './suggestions.ts'

beforeAll(() => Promise.all([loadRenderer(), import('./follow-ups.tsx')]))

const question = 'What does the Hermit ask me to do first?'
const followUp: FollowUp = {
  _id: 'rd_2',
  question,
  content: 'Begin where [the Hermit](fact:card-1) stands, with a lamp and one question.',
  createdAt: '2026-11-21T20:20:00.000Z',
  status: 'done',
}
const begun: FollowUp = { ...followUp, content: '', status: 'requested' }
const shown = { followUp, followUpsLeft: 0, userTokensRemaining: 2 }

const opened = async (followUps: FollowUp[] = [], followUpsLeft = 1) => {
  server.use(
    http.get(at('/divination/reading/rd_1'), () =>
      HttpResponse.json({ success: true, reading: { ...aReading(), followUps, followUpsLeft } }),
    ),
  )
  signedIn()
  renderApp('/reading/view/rd_1')
  await screen.findByRole('heading', { name: 'Ask one thing more' })
  return userEvent.setup()
}
const field = () => screen.getByLabelText(/^Your (next )?question$/)

describe('a question about a reading', () => {
  test('a suggestion fills the field and sends nothing; the answer then arrives below the reading', async () => {
    const events = scriptedEvents()
    const asked: unknown[] = []
    server.use(
      http.post(at('/divination/reading/rd_1/follow-up'), async ({ request }) => {
        asked.push(await request.json())
        return events.answer()
      }),
    )
    const user = await opened()
    await user.click(screen.getByRole('button', { name: question }))
    expect(field()).toHaveValue(question)
    expect(field()).toHaveFocus()
    expect(asked).toEqual([])
    await user.keyboard('{Enter}')
    events.send('1', 'follow-up', { ...shown, followUp: begun })
    events.send('2', 'delta', { text: 'Begin where ' })
    expect(await screen.findByText(/Begin where/)).toBeInTheDocument()
    expect(asked).toEqual([{ question }])
    expect(field()).toHaveAttribute('readonly')
    events.send('3', 'done', shown)
    expect(await screen.findByText('Answered.')).toBeInTheDocument()
    expect(screen.getByText(/with a lamp and one question/)).toBeInTheDocument()
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  test('that fails says so and keeps the words', async () => {
    const events = scriptedEvents()
    server.use(http.post(at('/divination/reading/rd_1/follow-up'), () => events.answer()))
    const user = await opened()
    await user.type(field(), 'And then?{Enter}')
    events.send('1', 'follow-up', { ...shown, followUp: begun })
    events.send('2', 'failed', { code: 'generation_failed', message: 'Unable to answer.', userTokensRemaining: 3 })
    expect(await screen.findByText('Unable to answer.')).toBeInTheDocument()
    expect(field()).toHaveValue('And then?')
  })

  test('without a token shows where to get one', async () => {
    server.use(
      http.post(at('/divination/reading/rd_1/follow-up'), () =>
        HttpResponse.json({ success: false, code: 'access_required', message: 'It requires a token.' }, { status: 402 }),
      ),
    )
    const user = await opened([followUp], 0)
    await user.type(field(), 'And then?{Enter}')
    expect(await screen.findByText('It requires a token.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get Tokens' })).toHaveAttribute('href', '/pricing')
  })

  test('that was being answered when the page was left is followed to its end', async () => {
    const events = scriptedEvents()
    server.use(http.get(at('/divination/reading/rd_2/events'), () => events.answer()))
    await opened([begun], 0)
    events.send('now', 'follow-up', { ...shown, followUp: begun })
    events.send('1', 'done', shown)
    await waitFor(() => expect(screen.getByText(/with a lamp and one question/)).toBeInTheDocument())
  })
})

test('the suggestions are two, name the reading’s own facts, and do not repeat what was asked', () => {
  const reading = aReading()
  expect(suggestionsFor(reading, [])).toEqual([question, 'How do the Hermit and the Eight of Swords go together?'])
  expect(suggestionsFor(reading, [question])).toHaveLength(2)
  expect(suggestionsFor(reading, [question])).not.toContain(question)
  expect(suggestionsFor({ ...reading, facts: reading.facts.slice(0, 1) }, [])).toEqual([
    question,
    'What does the Hermit tell me to leave alone?',
  ])
})

test('the suggestions prefer facts that head a section to those that only introduce the reading', () => {
  const { content, facts } = aReading()
  const [first, second] = facts
  const reading = { content: `Before all, [it](fact:${second?.id}).\n\n## [A heading](fact:${first?.id})\n\n${content}`, facts }
  expect(suggestionsFor(reading, [])[0]).toBe(question)
})
