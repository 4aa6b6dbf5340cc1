import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mira, renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'
import { browserZone } from '../../../lib/browser-zone.ts'

type Entry = { at: string; reason: string; delta: number; balance: number; why?: string }

const ledger: Entry[] = [
  { at: '2026-11-20T12:10:00.000Z', reason: 'returned', delta: 1, balance: 2, why: 'The model did not answer.' },
  { at: '2026-11-20T12:08:00.000Z', reason: 'reading', delta: -1, balance: 1 },
  { at: '2026-11-01T12:00:00.000Z', reason: 'welcome', delta: 3, balance: 3 },
]
const walletHolds = (entries: Entry[]) =>
  server.use(
    http.get(at('/divination/wallet'), () => HttpResponse.json({ success: true, tier: 'tokens', oracleTokens: 2, ledger: entries })),
  )

const open = async (tab?: string) => {
  const app = renderApp('/profile')
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' })
  if (tab) await app.user.click(screen.getByRole('tab', { name: tab }))
  return app
}

const here = {
  _id: 'session_1',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  current: true,
}
const phone = { ...here, _id: 'session_2', device: 'Safari on iOS', current: false }

beforeEach(() => {
  walletHolds(ledger)
  server.use(
    http.get(at('/auth/sessions'), () => HttpResponse.json({ success: true, sessions: [here] })),
    http.get(at('/auth/activity'), () =>
      HttpResponse.json({
        success: true,
        activity: [
          { _id: 'activity_2', kind: 'sign_in_failed', at: '2026-11-21T12:00:00.000Z' },
          { _id: 'activity_1', kind: 'signed_in', at: '2026-11-20T12:00:00.000Z', device: 'Firefox on Windows' },
        ],
      }),
    ),
  )
})

test('a visitor is sent to sign in, and back', async () => {
  const { address } = renderApp('/profile')
  await waitFor(() => expect(address()).toBe('/login?redirect=/profile'))
})

test('has three tabs, with the first one open', async () => {
  signedIn()
  await open()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Overview', 'Subscription', 'Account'])
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
})

describe('Overview', () => {
  const you = async () => within(await screen.findByRole('region', { name: 'You' }))

  test('shows the name, the tier and the tokens', async () => {
    signedIn()
    await open()
    const who = await you()
    for (const text of ['Mira Lund', 'mira.lund@example.com', 'Oracle Insight', '2 tokens']) expect(who.getByText(text)).toBeVisible()
    expect(who.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing')
    expect(who.getByRole('link', { name: 'Reading History' })).toHaveAttribute('href', '/history')
  })

  test('shows a premium reader no count', async () => {
    signedIn({ ...mira, tier: 'premium' })
    await open()
    expect((await you()).getByText('The Adept')).toBeVisible()
    expect(await screen.findByText('A reading')).toBeVisible()
    expect(screen.queryByText(/2 tokens|\d left/)).toBeNull()
  })

  test('lists where the latest tokens came from and what they were spent on', async () => {
    signedIn()
    await open()
    const list = within(await screen.findByRole('region', { name: 'Your tokens, one by one' }))
    expect((await list.findAllByRole('listitem')).map((line) => line.textContent)).toEqual([
      'Returned to you+1November 20, 2026. The model did not answer.2 left',
      'A reading−1November 20, 20261 left',
      'Welcome gift+3November 1, 20263 left',
    ])
  })

  test('leads from the latest ones to the wallet', async () => {
    walletHolds(
      Array.from({ length: 12 }, (_, nth) => ({ at: `2026-10-${nth + 10}T12:00:00.000Z`, reason: 'reading', delta: -1, balance: nth })),
    )
    signedIn()
    const { user, address } = await open()
    expect(await screen.findAllByText('A reading')).toHaveLength(4)
    await user.click(screen.getByRole('link', { name: 'Open My Wallet' }))
    await waitFor(() => expect(address()).toBe('/wallet'))
  })

  test('says when there is nothing yet', async () => {
    walletHolds([])
    signedIn()
    await open()
    expect(await screen.findByText('No token activity yet.')).toBeVisible()
  })

  test('offers a retry when the list cannot be loaded', async () => {
    server.use(http.get(at('/divination/wallet'), () => HttpResponse.json({}, { status: 503 }), { once: true }))
    signedIn()
    const { user } = await open()
    expect(await screen.findByText('Your token history could not be loaded.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Welcome gift')).toBeVisible()
  })
})

describe('Account', () => {
  const saved: unknown[] = []
  const saving = (answer: (body: object) => Response) =>
    server.use(
      http.put(at('/auth/profile'), async ({ request }) => {
        const body = (await request.json()) as object
        saved.push(body)
        return answer(body)
      }),
    )
  beforeEach(() => saved.splice(0))

  test('saves a new name, which shows everywhere', async () => {
    saving((body) => HttpResponse.json({ success: true, user: { ...mira, ...body, fullName: 'Miranda Lund' } }))
    signedIn()
    const { user } = await open('Account')
    const save = await screen.findByRole('button', { name: 'Save Changes' })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await user.clear(screen.getByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Miranda')
    await user.click(save)
    expect(await screen.findByText('Your details are saved.')).toBeVisible()
    expect(saved).toEqual([{ firstName: 'Miranda', lastName: 'Lund', timezone: 'UTC' }])
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await screen.findByRole('heading', { name: 'Miranda Lund' })).toBeVisible()
  })

  test('suggests the zone of the browser', async () => {
    saving((body) => HttpResponse.json({ success: true, user: { ...mira, ...body } }))
    signedIn({ ...mira, timezone: 'Asia/Tokyo' })
    const { user } = await open('Account')
    expect(screen.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo')
    await user.click(screen.getByRole('button', { name: /^Use / }))
    expect(screen.getByLabelText('Time zone')).toHaveValue(browserZone())
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Your details are saved.')).toBeVisible()
    expect(saved).toEqual([{ firstName: 'Mira', lastName: 'Lund', timezone: browserZone() }])
  })

  test('requires a name before it sends anything', async () => {
    signedIn()
    const { user } = await open('Account')
    await user.clear(screen.getByLabelText('First name'))
    await user.clear(screen.getByLabelText('Last name'))
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('First name is required')).toBeVisible()
    expect(screen.getByText('Last name is required')).toBeVisible()
  })

  test.each([
    ['the call fails', () => HttpResponse.json({ success: false, message: 'x' }, { status: 500 })],
    ['the answer holds no user', () => HttpResponse.json({ success: true })],
    ['the answer is no success', () => HttpResponse.json({ success: false, user: mira })],
    ['nobody answers', () => HttpResponse.error()],
  ])('says so when %s', async (_when, answer) => {
    saving(answer)
    signedIn()
    const { user } = await open('Account')
    await user.type(screen.getByLabelText('Last name'), 'berg')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Profile update failed')
    expect(screen.getByLabelText('Last name')).toHaveValue('Lundberg')
  })

  test('shows the server’s refusal beside its field', async () => {
    const fields = [{ field: 'timezone', message: 'Please choose a time zone from the list' }]
    saving(() => HttpResponse.json({ success: false, code: 'invalid_input', message: 'x', fields }, { status: 400 }))
    signedIn()
    const { user } = await open('Account')
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Prague')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Please choose a time zone from the list')).toBeVisible()
    expect(screen.getByLabelText('Time zone')).toBeInvalid()
  })

  test('signs out of this browser and leads home', async () => {
    server.use(http.post(at('/auth/logout'), () => HttpResponse.json({ success: true })))
    signedIn()
    const { user, address } = await open('Account')
    const devices = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
    await user.click(await devices.findByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('lists the devices that are signed in, and signs out a lost one', async () => {
    let devices = [here, phone]
    server.use(
      http.get(at('/auth/sessions'), () => HttpResponse.json({ success: true, sessions: devices })),
      http.delete(at('/auth/sessions/session_2'), () => {
        devices = [here]
        return HttpResponse.json({ success: true })
      }),
    )
    signedIn()
    const { user } = await open('Account')
    const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
    expect(await list.findByText('This browser')).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Sign out Safari on iOS' }))
    await waitFor(() => expect(list.queryByText('Safari on iOS')).toBeNull())
    expect(list.getByText('Firefox on Windows')).toBeVisible()
  })

  test('signs out everywhere, including here', async () => {
    server.use(http.delete(at('/auth/sessions'), () => HttpResponse.json({ success: true })))
    signedIn()
    const { user, address } = await open('Account')
    await user.click(await screen.findByRole('button', { name: 'Sign Out Everywhere' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('says when the devices cannot be listed, and tries again', async () => {
    server.use(http.get(at('/auth/sessions'), () => HttpResponse.json({}, { status: 503 }), { once: true }))
    signedIn()
    const { user } = await open('Account')
    expect(await screen.findByText('Your devices could not be listed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Firefox on Windows')).toBeVisible()
  })

  test('shows the latest activity of the account', async () => {
    signedIn()
    await open('Account')
    const log = within(await screen.findByRole('region', { name: 'Recent activity' }))
    expect(await log.findByText('Sign-in attempt with a wrong password')).toBeVisible()
    expect(log.getByText(/November 20, 2026.*Firefox on Windows/)).toBeVisible()
  })

  test('downloads all data stored about the reader', async () => {
    const named: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined })
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      named.push(this.download)
    }
    server.use(
      http.get(at('/auth/export'), () =>
        HttpResponse.json({}, { headers: { 'content-disposition': 'attachment; filename="sibyl-2026-11-21.json"' } }),
      ),
    )
    signedIn()
    const { user } = await open('Account')
    await user.click(screen.getByRole('button', { name: 'Download My Data' }))
    await waitFor(() => expect(named).toEqual(['sibyl-2026-11-21.json']))
    HTMLAnchorElement.prototype.click = click
  })

  test('says when the data cannot be loaded', async () => {
    server.use(http.get(at('/auth/export'), () => HttpResponse.json({ code: 'unavailable', message: 'A part is away.' }, { status: 503 })))
    signedIn()
    const { user } = await open('Account')
    await user.click(screen.getByRole('button', { name: 'Download My Data' }))
    expect(await screen.findByText('A part is away.')).toBeVisible()
  })
})
