import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderApp, signedIn } from '../../../../test/render-app.tsx'
import { at, server } from '../../../../test/server.ts'

const none = { morning: null, evening: null, timezone: 'UTC', resting: false }
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

/** The server, with these reminders; resolves to the calls it gets, in order. */
const serving = (reminders: object = none, pushKey: string | null = 'key') => {
  const calls: [string, unknown][] = []
  const noting = async ({ request }: { request: Request }) => {
    const body = request.method === 'DELETE' ? new URL(request.url).searchParams.get('endpoint') : await request.json()
    calls.push([request.method, body])
    return HttpResponse.json({ success: true, reminders, pushKey })
  }
  server.use(
    http.get(at('/notifications/reminders'), () => HttpResponse.json({ success: true, reminders, pushKey })),
    http.put(at('/notifications/reminders'), noting),
    http.post(at('/notifications/push-subscriptions'), noting),
    http.delete(at('/notifications/push-subscriptions'), noting),
  )
  return calls
}

/** A browser that takes notifications, if its reader allows them. */
const notifying = (permission: string) => {
  const ended: string[] = []
  const unsubscribe = async () => ended.push(subscription.endpoint) > 0
  const pushManager = {
    subscribe: async () => ({ toJSON: () => subscription }),
    getSubscription: async () => ({ ...subscription, unsubscribe }),
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } })
  Object.assign(globalThis, { PushManager: class {}, Notification: { requestPermission: async () => permission } })
  return ended
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = async () => {
  signedIn()
  const { user } = renderApp('/reminders')
  await screen.findByLabelText('The card')
  return { keep: () => user.click(screen.getByRole('button', { name: 'Keep This Hour' })), user }
}

test('subscribes the browser first, and then keeps both hours', async () => {
  const calls = serving()
  notifying('granted')
  const { keep } = await open()
  expect(screen.getByRole('radio', { name: /A notification/ })).toBeChecked()
  await keep()
  expect(await screen.findByText('Kept. You will hear from this device.')).toBeVisible()
  const push = (time: string) => ({ at: time, way: 'push' })
  expect(calls).toEqual([
    ['POST', subscription],
    ['PUT', { morning: push('07:30'), evening: push('21:00'), timezone: expect.any(String) }],
  ])
})

test('keeps nothing when the reader does not allow notifications, and names the other way', async () => {
  const calls = serving()
  notifying('denied')
  const { keep } = await open()
  await keep()
  expect(await screen.findByRole('alert')).toHaveTextContent('take an email instead')
  expect(calls).toEqual([])
})

test('needs no browser for emails, and ends the browser’s subscription', async () => {
  const calls = serving({ ...none, morning: { at: '06:15', way: 'push' } })
  const ended = notifying('granted')
  const { user, keep } = await open()
  expect(screen.getByLabelText('The card')).toHaveValue('06:15')
  await user.click(screen.getByRole('radio', { name: /An email/ }))
  await keep()
  expect(await screen.findByText('Kept. The next email comes at your hour.')).toBeVisible()
  expect(calls).toEqual([
    ['PUT', { morning: { at: '06:15', way: 'mail' }, evening: null, timezone: expect.any(String) }],
    ['DELETE', subscription.endpoint],
  ])
  expect(ended).toEqual([subscription.endpoint])
})

test('offers emails alone where the browser shows no notifications, and can end everything', async () => {
  const calls = serving({ ...none, morning: { at: '06:15', way: 'mail' }, resting: true })
  const { user, keep } = await open()
  expect(screen.getByRole('radio', { name: /A notification/ })).toBeDisabled()
  expect(screen.getByText(/the reminders rest/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Neither/ }))
  await keep()
  expect(await screen.findByText('Kept. You will hear nothing.')).toBeVisible()
  expect(calls).toEqual([['PUT', { morning: null, evening: null, timezone: expect.any(String) }]])
})

test('keeps nothing when the server refuses the browser, and shows why', async () => {
  const calls = serving()
  notifying('granted')
  const message = 'This address is in a private network, where we cannot reach a push service.'
  server.use(
    http.post(at('/notifications/push-subscriptions'), () =>
      HttpResponse.json(
        { success: false, code: 'invalid_input', message: 'Check it', fields: [{ field: 'endpoint', message }] },
        { status: 400 },
      ),
    ),
  )
  const { keep } = await open()
  await keep()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(calls).toEqual([])
})

test('shows what the server refuses', async () => {
  serving()
  server.use(
    http.put(at('/notifications/reminders'), () =>
      HttpResponse.json({ success: false, code: 'rate_limited', message: 'Please wait a moment.' }, { status: 429 }),
    ),
  )
  const { keep } = await open()
  await keep()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.')
})
