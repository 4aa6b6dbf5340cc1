import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

type Sent = { authorization: string | null; key: string | null; body: unknown }

const account = { ...mira, _id: 'user_ada', email: 'ada@example.com', firstName: 'Ada', fullName: 'Ada Lund', admin: false }
const device = {
  _id: 'session_1',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
}

const payment = {
  _id: 'pay_1',
  kind: 'tokens',
  description: '15 Oracle Tokens',
  amount: 1299,
  currency: 'usd',
  tokens: 15,
  status: 'succeeded',
  createdAt: '2026-11-20T12:00:00.000Z',
  refunded: 0,
  refundable: true,
}
const letter = { id: 'evt_1', type: 'user.verified.v1', at: '2026-11-24T09:12:44.120Z', attempts: 6, reason: 'no way to (address)' }
const since = '2026-11-24T00:00:00.000Z'
const outbox = { waiting: 0, oldestAt: null }

const answers = (more: object = {}) => HttpResponse.json({ success: true, ...more })
const refuses = (status: number, code: string, message: string) =>
  HttpResponse.json({ success: false, code, message, error: message, requestId: 'req_1' }, { status })

let tokens = 0
let sent: Sent[] = []
const hears = async (request: Request) => {
  sent.push({
    authorization: request.headers.get('authorization'),
    key: request.headers.get('idempotency-key'),
    body: await request.json(),
  })
}

beforeEach(() => {
  tokens = 0
  sent = []
  signedIn()
  server.use(
    http.post(at('/admin/token'), () => answers({ token: `admin-${++tokens}`, expiresIn: 300 })),
    http.get(at('/admin/readers/user_ada'), () => answers({ reader: account, sessions: [device] })),
    http.get(at('/divination/admin/readers/user_ada/wallet'), () => answers({ tier: 'tokens', oracleTokens: 2, debt: 0, ledger: [] })),
    http.get(at('/payments/admin/readers/user_ada'), () => answers({ payments: [payment], subscription: null })),
    http.get(at('/divination/admin/readers/user_ada/readings'), () => answers({ readings: [] })),
    http.get(at('/admin/figures'), () => answers({ since, signUps: 12, verified: 9, outbox })),
    http.get(at('/divination/admin/figures'), () =>
      answers({
        since,
        readings: [{ methodId: 'tarot', status: 'failed', count: 3 }],
        written: 41,
        accepted: 38,
        costMicroUsd: 61_200,
        outbox,
      }),
    ),
    http.get(at('/payments/admin/figures'), () =>
      answers({ since, sales: [{ currency: 'usd', paid: 7, amount: 6493, refunded: 1299 }], disputes: [], outbox }),
    ),
    http.get(at('/admin/audit'), () => answers({ entries: [] })),
    http.get(at('/admin/dead-letters'), () => answers({ queues: [{ queue: 'notification', count: 1, letters: [letter] }] })),
  )
})

const opened = async () => {
  const app = renderApp('/admin/readers/user_ada')
  await screen.findByRole('heading', { level: 1, name: 'Ada Lund' })
  return app
}

test('a reader who is no administrator finds no page', async () => {
  server.use(http.post(at('/admin/token'), () => refuses(404, 'not_found', 'There is nothing at this address.')))
  renderApp('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is charted here' })).toBeInTheDocument()
})

test('a visitor is sent to sign in', async () => {
  localStorage.clear()
  const { address } = renderApp('/admin')
  await waitFor(() => expect(address()).toBe('/login?redirect=/admin'))
})

test('an e-mail address leads to its account', async () => {
  server.use(http.post(at('/admin/readers/find'), () => answers({ readerId: 'user_ada' })))
  const { user, address } = renderApp('/admin')
  await user.type(await screen.findByLabelText('Email address'), 'ada@example.com{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lund' })).toBeInTheDocument()
  expect(address()).toBe('/admin/readers/user_ada')
})

test('tokens are taken with a reason, under the admin token and one key', async () => {
  server.use(
    http.post(at('/divination/admin/readers/user_ada/tokens'), async ({ request }) => {
      await hears(request)
      return sent.length === 1
        ? refuses(409, 'balance_too_low', 'The reader has fewer tokens than that.')
        : answers({ oracleTokens: 0, debt: 0 })
    }),
  )
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: 'Give or Take Tokens' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Take' }))
  await user.type(dialog.getByLabelText(/How many/), '2')
  await user.click(dialog.getByRole('button', { name: 'Take Tokens' }))
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument()
  expect(sent).toEqual([])
  await user.type(dialog.getByLabelText(/Reason/), 'Given twice')
  await user.click(dialog.getByRole('button', { name: 'Take Tokens' }))
  expect(await dialog.findByText('The reader has fewer tokens than that.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Take Tokens' }))
  expect(await screen.findByText('The wallet is changed.')).toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual(sent.map(() => ({ tokens: -2, reason: 'Given twice' })))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]).toMatchObject({ authorization: 'Bearer admin-1', key: expect.stringMatching(/.{20,}/) })
  expect(tokens).toBe(1)
})

test('suspending says that the subscription goes on, and asks for a reason', async () => {
  server.use(
    http.post(at('/admin/readers/user_ada/suspend'), async ({ request }) => {
      await hears(request)
      return answers()
    }),
  )
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'Suspend Account' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/A subscription continues to be charged/)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Reason/), 'Fraud{Enter}')
  expect(await screen.findByText('The account is suspended.')).toBeInTheDocument()
  expect(sent).toMatchObject([{ body: { reason: 'Fraud' } }])
})

test('a part of a payment is refunded with a reason, and no more than is left', async () => {
  server.use(
    http.post(at('/payments/admin/payments/pay_1/refund'), async ({ request }) => {
      await hears(request)
      return answers({ payment: { ...payment, status: 'refunded', refundable: false } })
    }),
  )
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: 'Refund 15 Oracle Tokens' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText(/Amount in USD/)
  expect(amount).toHaveValue('12.99')
  await user.clear(amount)
  await user.type(amount, '13')
  await user.type(dialog.getByLabelText(/Reason/), 'Bought too many{Enter}')
  expect(await dialog.findByText('That is more than is left')).toBeInTheDocument()
  expect(sent).toEqual([])
  await user.clear(amount)
  await user.type(amount, '4.5{Enter}')
  expect(await screen.findByText('The refund is on its way.')).toBeInTheDocument()
  expect(sent).toMatchObject([{ key: expect.stringMatching(/.{20,}/), body: { amount: 450, reason: 'Bought too many' } }])
})

test('one session is ended with a reason', async () => {
  server.use(
    http.post(at('/admin/readers/user_ada/sessions/session_1/end'), async ({ request }) => {
      await hears(request)
      return answers()
    }),
  )
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'End the session on Firefox on Windows' }))
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/Reason/), 'Stolen{Enter}')
  expect(await screen.findByText('The session is ended.')).toBeInTheDocument()
  expect(sent).toMatchObject([{ body: { reason: 'Stolen' } }])
})

test('a dead letter is replayed, or dropped, with a reason', async () => {
  server.use(
    http.post(at('/admin/dead-letters/notification/replay'), async ({ request }) => {
      await hears(request)
      return answers({ replayed: 1, refused: 0 })
    }),
    http.post(at('/admin/dead-letters/notification/drop'), async ({ request }) => {
      await hears(request)
      return answers({ dropped: 0 })
    }),
  )
  const { user } = renderApp('/admin')
  expect(await screen.findByText('no way to (address)')).toBeInTheDocument()
  for (const [act, outcome] of [
    ['Replay all of Notification', '1 event was replayed.'],
    ['Replay evt_1', '1 event was replayed.'],
    ['Drop evt_1', 'It was already gone.'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: act }))
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(/Reason/), 'The server is back{Enter}')
    expect(await screen.findByText(outcome)).toBeInTheDocument()
  }
  const reason = 'The server is back'
  expect(sent.map(({ body }) => body)).toEqual([{ reason }, { reason, letterId: 'evt_1' }, { reason, letterId: 'evt_1' }])
})

test('today’s numbers are on the first page', async () => {
  renderApp('/admin')
  for (const words of ['12 · 9 verified', '$64.93 · 7 payments, $12.99 refunded', '38 of 41', '$0.06', 'Tarot Reading, failed'])
    expect(await screen.findByText(words)).toBeInTheDocument()
})

test('an account that no longer exists is reported as such', async () => {
  server.use(http.get(at('/admin/readers/user_ada'), () => refuses(404, 'reader_not_found', 'This account could not be found.')))
  renderApp('/admin/readers/user_ada')
  expect(await screen.findByRole('heading', { level: 1, name: 'Account Not Found' })).toBeInTheDocument()
})
