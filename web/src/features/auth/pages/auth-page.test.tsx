import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { readTokens } from '../../../lib/session/tokens.ts'

const failure = (status: number, body: object) => () => HttpResponse.json({ success: false, ...body }, { status })
const loginAnswers = (answer: () => Response) => server.use(http.post(at('/auth/login'), answer))
const registerAnswers = (answer: () => Response) => server.use(http.post(at('/auth/register'), answer))
const welcome = () =>
  HttpResponse.json({ success: true, user: mira, token: 'access-1', refreshToken: 'refresh-1', message: 'Welcome back' })

type Actor = ReturnType<typeof renderApp>['user']

const type = async (user: Actor, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), text)
}
const press = async (user: Actor, name: string) => user.click(await screen.findByRole('button', { name }))
const signIn = async (user: Actor, fields = { Email: 'mira.lund@example.com', Password: 'Nightsky1' }) => {
  await type(user, fields)
  await press(user, 'Sign In')
}
const account = { 'First name': 'Mira', 'Last name': 'Lund', Email: 'mira.lund@example.com', Password: 'Nightsky1' }

test.each([
  ['/login', 'Sign In'],
  ['/auth', 'Sign In'],
  ['/register', 'Sign Up'],
  ['/auth?mode=register', 'Sign Up'],
  ['/register?mode=login', 'Sign In'],
])('%s opens the tab %s', async (path, tab) => {
  renderApp(path)
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
})

test('the login form says what is missing', async () => {
  const { user } = renderApp('/login')
  await press(user, 'Sign In')
  expect(await screen.findByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
})

test('the login form says what is wrong', async () => {
  const { user } = renderApp('/login')
  await signIn(user, { Email: 'mira@', Password: 'short' })
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible()
})

test('the registration form asks for names and a stronger password', async () => {
  const { user } = renderApp('/register')
  await type(user, { Password: 'nightsky' })
  await press(user, 'Sign Up')
  expect(await screen.findByText('First name is required')).toBeVisible()
  expect(screen.getByText('Last name is required')).toBeVisible()
  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password must contain uppercase, lowercase, and number')).toBeVisible()
})

test('a short password is reported as short, also on sign-up', async () => {
  const { user } = renderApp('/register')
  await type(user, { Password: 'Nigh1' })
  await press(user, 'Sign Up')
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
})

test('switching tabs clears errors and resets the form', async () => {
  const { user } = renderApp('/login')
  await signIn(user, { Email: 'mira@', Password: 'short' })
  await screen.findByText('Invalid email address')
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Sign In' }))
  expect(screen.getByLabelText('Email')).toHaveValue('')
  expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument()
})

test('the password can be shown and hidden', async () => {
  const { user } = renderApp('/login')
  await type(user, { Password: 'Nightsky1' })
  await press(user, 'Show password')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await press(user, 'Hide password')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('signing in leads home', async () => {
  loginAnswers(welcome)
  const { user, address } = renderApp('/login')
  await signIn(user)
  await waitFor(() => expect(address()).toBe('/'))
  expect(readTokens()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' })
  expect(await within(screen.getByRole('banner')).findByText('2 tokens')).toBeInTheDocument()
})

test('signing in leads back to the page that required it, also after a change of tabs', async () => {
  loginAnswers(welcome)
  const { user, address } = renderApp('/register?redirect=/pricing%23tokens')
  await user.click(await screen.findByRole('tab', { name: 'Sign In' }))
  await signIn(user)
  await waitFor(() => expect(address()).toBe('/pricing#tokens'))
})

test('signing in never leads to another origin', async () => {
  loginAnswers(welcome)
  const { user, address } = renderApp('/login?redirect=//evil.example/')
  await signIn(user)
  await waitFor(() => expect(address()).toBe('/'))
})

test('a signed-in reader is not asked to sign in again', async () => {
  signedIn()
  const { address } = renderApp('/login?redirect=/pricing')
  await waitFor(() => expect(address()).toBe('/pricing'))
})

test.each([
  ['what the server says', failure(401, { code: 'invalid_credentials', message: 'Invalid credentials' }), 'Invalid credentials'],
  ['the usual sentence when it says nothing', failure(401, {}), 'Invalid credentials'],
  ['that something unexpected happened', () => HttpResponse.error(), 'An unexpected error occurred during login.'],
])('a refused login shows %s', async (_, answer, sentence) => {
  loginAnswers(answer)
  const { user } = renderApp('/login')
  await signIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(readTokens()).toBeNull()
})

test.each([
  ['no success', { success: false, user: mira, token: 'access-1', refreshToken: 'refresh-1' }],
  ['no user', { success: true, token: 'access-1', refreshToken: 'refresh-1' }],
])('an answer with %s signs nobody in', async (_without, answer) => {
  loginAnswers(() => HttpResponse.json(answer))
  const { user, address } = renderApp('/login')
  await signIn(user)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(readTokens()).toBeNull()
  expect(address()).toBe('/login')
})

test('switching tabs removes a refusal', async () => {
  loginAnswers(failure(401, { code: 'invalid_credentials', message: 'Invalid credentials' }))
  const { user } = renderApp('/login')
  await signIn(user)
  await screen.findByText('Invalid credentials')
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  await user.click(screen.getByRole('tab', { name: 'Sign In' }))
  expect(screen.queryByText('Invalid credentials')).not.toBeInTheDocument()
})

test('an unverified reader can have the link sent again', async () => {
  loginAnswers(failure(401, { code: 'email_not_verified', message: 'Please verify your email address first. We have sent you a link.' }))
  const asked: unknown[] = []
  server.use(
    http.post(at('/auth/resend-verification'), async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ success: true, message: 'A new link is on its way.' })
    }),
  )
  const { user } = renderApp('/login')
  await signIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify your email address first.')
  await press(user, 'Send the link again')
  expect(await screen.findByText('A new link is on its way.')).toBeVisible()
  expect(asked).toEqual([{ email: 'mira.lund@example.com' }])
})

test('after signing up, the page asks to verify the address and says what that brings', async () => {
  registerAnswers(() => HttpResponse.json({ success: true, message: 'Almost there' }, { status: 201 }))
  const { user } = renderApp('/register')
  await type(user, account)
  await press(user, 'Sign Up')
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' })).toHaveFocus()
  expect(screen.getByText('mira.lund@example.com')).toBeVisible()
  expect(screen.getByText(/activates your account and grants you 3 free tokens/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'mailbox' })).not.toBeInTheDocument()
})

test('if mail is emulated, the page links the mailbox', async () => {
  registerAnswers(() => HttpResponse.json({ success: true, message: 'Almost there' }, { status: 201 }))
  const { user } = renderApp('/register')
  server.use(http.get(at('/health'), () => HttpResponse.json({ success: true, emulated: { model: false, payments: false, mail: true } })))
  await type(user, account)
  await press(user, 'Sign Up')
  expect(await screen.findByRole('link', { name: 'mailbox' })).toHaveAttribute('href', '/_dev/mailbox')
})

test('an error that the server finds is shown beside its field', async () => {
  registerAnswers(
    failure(400, { code: 'invalid_input', message: 'Please check.', fields: [{ field: 'lastName', message: 'Please use letters only' }] }),
  )
  const { user } = renderApp('/register')
  await type(user, account)
  await press(user, 'Sign Up')
  expect(await screen.findByText('Please use letters only')).toBeVisible()
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Please use letters only')
  expect(screen.queryByText('Please check.')).not.toBeInTheDocument()
})

test('an address that has an account is reported beside the address', async () => {
  registerAnswers(failure(409, { code: 'email_taken', message: 'An account with this email address already exists.' }))
  const { user } = renderApp('/register')
  await type(user, account)
  await press(user, 'Sign Up')
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('An account with this email address already exists.'),
  )
})

test.each([
  ['the usual sentence when the server says nothing', failure(409, {}), 'Registration failed'],
  ['that something unexpected happened', () => HttpResponse.error(), 'An unexpected error occurred during registration.'],
])('a refused registration shows %s', async (_, answer, sentence) => {
  registerAnswers(answer)
  const { user } = renderApp('/register')
  await type(user, account)
  await press(user, 'Sign Up')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
})

test('creating an account confirms the age and accepts the terms', async () => {
  renderApp('/register')
  expect(await screen.findByText(/you confirm that you are 18 or over and accept the/)).toBeVisible()
})

test('a deleted account is confirmed on the login tab only', async () => {
  const { user } = renderApp('/login?deleted=1')
  expect(await screen.findByText('Your account was successfully deleted.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(screen.queryByText('Your account was successfully deleted.')).not.toBeInTheDocument()
})
