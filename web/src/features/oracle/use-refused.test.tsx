import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../test/render-app.tsx'
import { at, server } from '../../../test/server.ts'
import { keepSubmission, newSubmission } from './submission.ts'

const faults = (...fields: string[]) => fields.map((field) => ({ field, message: `The server says no to ${field}` }))

/** The form to which a reader returns after a refused request. */
const backAtTheForm = async (methodId: string, fields: ReturnType<typeof faults>, formData: Record<string, string> = {}) => {
  const message = fields[0]?.message
  server.use(
    http.post(at(`/divination/reading/${methodId}`), () =>
      HttpResponse.json({ success: false, code: 'invalid_input', message, error: message, requestId: 'r', fields }, { status: 400 }),
    ),
  )
  keepSubmission(methodId, newSubmission(formData))
  const app = renderApp(`/reading/${methodId}`)
  await app.user.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(app.address()).toBe(`/input/${methodId}`))
}

/** An element that only the form has: the previous page shows the same text and may stay a moment longer than its address. */
const field = (label: string) => screen.findByLabelText(label)
const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

describe('errors that only the server can find', () => {
  beforeEach(() => signedIn())

  test.each([
    ['tarot', 'question', 'Your question'],
    ['iching', 'situation', 'Your situation'],
    ['dream', 'dreamDescription', 'Your dream'],
    ['dream', 'currentLifeSituation', 'What your days are like right now'],
    ['love', 'relationshipContext', 'Your situation'],
    ['love', 'partnerName', 'Their name'],
    ['numerology', 'fullName', 'Full name'],
    ['astrology', 'timeOfBirth', 'Time of birth'],
    ['astrology', 'placeOfBirth', 'Place of birth'],
  ])('are shown in the %s form at their field, which has the focus: %s', async (methodId, name, label) => {
    await backAtTheForm(methodId, faults(name))
    expect(await field(label)).toBeInvalid()
    await hasFocus(await field(label))
    expect(await screen.findByText(`The server says no to ${name}`)).toBeVisible()
    expect(await field(label)).toHaveAccessibleDescription(expect.stringContaining(`The server says no to ${name}`))
  })

  test('of several fields are shown at each, and the first on the screen has the focus', async () => {
    await backAtTheForm('love', faults('partnerName', 'yourName', 'relationshipContext'))
    for (const label of ['Your situation', 'Your name', 'Their name']) expect(await field(label)).toBeInvalid()
    await hasFocus(await field('Your situation'))
  })

  test('of a choice are shown at the tiles', async () => {
    await backAtTheForm('numerology', faults('readingType'))
    await hasFocus(await screen.findByRole('radio', { name: /Life path/ }))
    expect(await screen.findByText('The server says no to readingType')).toBeVisible()
  })

  test('of the cut are shown at the cut, which is no part of the form for the server', async () => {
    const first = renderApp('/input/tarot')
    await first.user.click(await screen.findByRole('button', { name: 'Cut the deck' }))
    await first.user.type(await field('Your cut'), '21')
    first.unmount()
    await backAtTheForm('tarot', faults('draw.cut'))
    await hasFocus(await field('Your cut'))
    expect(await screen.findByText('The server says no to draw.cut')).toBeVisible()
  })
})
