import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, sessionElsewhere, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const sent: unknown[] = []
const answers = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.post(at('/contact/submit'), async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
const received = () => HttpResponse.json({ success: true, message: 'Received' })

const write = async (message: string) => {
  const app = renderApp('/contact')
  await app.user.type(await screen.findByLabelText('Name'), 'Mira Lund')
  await app.user.type(screen.getByLabelText('Email'), 'mira@example.com')
  if (message) await app.user.type(screen.getByLabelText('Message'), message)
  return app
}
const press = (user: Awaited<ReturnType<typeof write>>['user']) => user.click(screen.getByRole('button', { name: 'Send Message' }))

beforeEach(() => sent.splice(0))

test('a message is sent, and the page says so', async () => {
  answers(received)
  const { user } = await write('Thank you for the cards.')
  expect(screen.getByText('24 of 2000')).toBeVisible()
  await press(user)
  expect(await screen.findByText("Message sent. We'll get back to you soon.")).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(sent).toEqual([{ name: 'Mira Lund', email: 'mira@example.com', message: 'Thank you for the cards.' }])

  await user.click(screen.getByRole('button', { name: 'Write Another' }))
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('a session that begins in another tab does not disturb a message on its way', async () => {
  const answer = Promise.withResolvers<void>()
  answers(() => answer.promise.then(received))
  const { user } = await write('Thank you for the cards.')
  await press(user)
  await waitFor(() => expect(sent).toHaveLength(1))
  sessionElsewhere()
  expect(await screen.findByText('Account of Mira Lund')).toBeInTheDocument()
  answer.resolve()
  expect(await screen.findByText("Message sent. We'll get back to you soon.")).toBeVisible()
})

test('all fields are required, and all errors are shown at once', async () => {
  const { user } = renderApp('/contact')
  await screen.findByLabelText('Name')
  await press(user)
  for (const text of ['Name is required', 'Email is required', 'Message is required']) expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a short message and an invalid address are reported beside their fields', async () => {
  const { user } = await write('Hello')
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'mira@')
  await press(user)
  expect(await screen.findByText('Message must be at least 10 characters')).toBeVisible()
  expect(screen.getByText('Invalid email address')).toBeVisible()
})

test('a name or a message that is too long is reported beside its field, and nothing is sent', async () => {
  const { user } = await write('')
  await user.clear(screen.getByLabelText('Name'))
  await user.click(screen.getByLabelText('Name'))
  await user.paste('m'.repeat(101))
  await user.click(screen.getByLabelText('Message'))
  await user.paste('m'.repeat(2001))
  await press(user)
  expect(await screen.findByText('Name must be at most 100 characters')).toBeVisible()
  expect(screen.getByText('Message must be at most 2000 characters')).toBeVisible()
  expect(sent).toEqual([])
})

test('a signed-in reader need not enter name and address', async () => {
  signedIn()
  renderApp('/contact')
  expect(await screen.findByLabelText('Name')).toHaveValue('Mira Lund')
  expect(screen.getByLabelText('Email')).toHaveValue('mira.lund@example.com')
})

test.each([
  ["the answer's error", () => HttpResponse.json({ success: false, error: 'Too many requests.' }, { status: 429 }), 'Too many requests.'],
  ['a sentence of our own when there is none', () => HttpResponse.json({}, { status: 500 }), 'Failed to send message'],
  ['a sentence of our own when nobody answers', () => HttpResponse.error(), 'Failed to send message'],
])('a failure shows %s, and keeps the typed text', async (_what, answer, text) => {
  answers(answer)
  const { user } = await write('Thank you for the cards.')
  await press(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('Message')).toHaveValue('Thank you for the cards.')
})

test('an error that the server finds in a field is shown beside it', async () => {
  const fields = [{ field: 'name', message: 'Please write your name on one line' }]
  answers(() =>
    HttpResponse.json({ success: false, code: 'invalid_input', error: 'Please check what you entered.', fields }, { status: 400 }),
  )
  const { user } = await write('Thank you for the cards.')
  await press(user)
  expect(await screen.findByText('Please write your name on one line')).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeInvalid()
})

test('a bot that fills in the hidden field is thanked, and nothing is sent', async () => {
  answers(received)
  const { user, container } = await write('Buy our excellent links now.')
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]')
  if (!trap) throw new Error('no hidden field')
  expect(trap.tabIndex).toBe(-1)
  await user.type(trap, 'https://spam.example')
  await press(user)
  expect(await screen.findByText("Message sent. We'll get back to you soon.")).toBeVisible()
  expect(sent).toEqual([])
})
