import './push.ts'

const today = 'https://sibyl.example/reading/daily-card?facedown'
const stop = 'https://sibyl.example/api/notifications/reminders/stop?token=t'

type Window = { focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }

/** What the browser was told to do, in order. */
let done: unknown[]
let windows: Window[]

/** Sends an event of the browser to the worker, and waits for what it does. */
const happens = async (type: string, details: object): Promise<void> => {
  let work: Promise<unknown> | undefined
  const waitUntil = (promise: Promise<unknown>): void => {
    work = promise
  }
  dispatchEvent(Object.assign(new Event(type), { ...details, waitUntil }))
  await work
}
const press = (action = '') =>
  happens('notificationclick', { action, notification: { data: { url: today, stop }, close: () => done.push('close') } })

beforeEach(() => {
  done = []
  windows = []
  const noted =
    (name: string) =>
    async (...details: unknown[]): Promise<void> =>
      void done.push([name, ...details])
  Object.assign(globalThis, {
    registration: { showNotification: noted('show') },
    clients: { matchAll: async () => windows, openWindow: noted('open') },
    fetch: noted('fetch'),
  })
})

test('a push shows its message, with a button that stops the reminders', async () => {
  const message = {
    title: 'Your card is face down',
    body: 'It waits.',
    url: today,
    tag: 'morning-2027-01-10',
    stop: { url: stop, label: 'Stop' },
  }
  await happens('push', { data: { json: () => message } })
  const { title, body, tag } = message
  const options = expect.objectContaining({ body, tag, data: { url: today, stop }, actions: [{ action: 'stop', title: 'Stop' }] })
  expect(done).toEqual([['show', title, options]])
})

test('a push without a message shows nothing', async () => {
  await happens('push', { data: null })
  expect(done).toEqual([])
})

test('a press opens the card where no page is open', async () => {
  await press()
  expect(done).toEqual(['close', ['open', today]])
})

test('a press leads an open page to the card, also where the browser refuses the focus', async () => {
  const focus = async () => Promise.reject(new Error('not allowed'))
  windows = [{ focus, navigate: async (url) => done.push(['navigate', url]) }]
  await press()
  expect(done).toEqual(['close', ['navigate', today]])
})

test('the button stops the reminders and opens nothing', async () => {
  await press('stop')
  expect(done).toEqual(['close', ['fetch', stop, { method: 'POST' }]])
})
