import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { renderApp } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { keepSubmission, newSubmission, type Submission } from './submission.ts'

export const UNABLE = 'Unable to generate your reading. Please try again.'

const form = { timeframe: 'present', question: 'Should I take the offer?' }

export const refuses = (status: number, body: object) => () => HttpResponse.json({ success: false, ...body }, { status })

/** The state after the form was submitted, just before the request. */
export const asked = (over: Partial<Submission> = {}) => {
  const submission = { ...newSubmission(form), ...over }
  keepSubmission('tarot', submission)
  return submission
}

/** Answers each request in turn and records its key. */
export const tarotAnswers = (...answers: (() => Response)[]) => {
  const keys: (string | null)[] = []
  server.use(
    http.post(at('/divination/reading/tarot'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return (answers.shift() ?? (() => HttpResponse.error()))()
    }),
  )
  return keys
}

/** The events of a reading that was started earlier. */
export const eventsAnswer = (id: string, answer: () => Response) => server.use(http.get(at(`/divination/reading/${id}/events`), answer))

export const disrupted = () => screen.findByRole('heading', { name: 'The Cosmic Energies Are Disrupted' })

export const showAll = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Show it all now' }))

/** Waits for the foot of a complete reading. */
export const complete = () => screen.findByText('Reading channeled by Sibyl, your AI Oracle')
