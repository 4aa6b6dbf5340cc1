import { setTimeout as pause } from 'node:timers/promises'
import { openPushService } from '../services/notification/test/push-service.ts'
import { accessibilityFaults, browserPath, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, eventually, newReader } from './support/reader.ts'
import { workerReady } from './support/service-worker.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

/** A worker that has not answered by now has been ended. */
const UNANSWERED_MS = 5000

type Shown = { reminders: { morning: unknown; evening: unknown } }

describeInBrowser('a reminder of the daily card', () => {
  const stage = useStage({ ...easyLimits, PUSH_ALLOW: '127.0.0.0/8' }, { browser: browserPath })
  let pushService: Awaited<ReturnType<typeof openPushService>>
  beforeAll(async () => {
    pushService = await openPushService()
  })
  afterAll(() => pushService?.close())

  /**
   * A browser gets its pushes from its vendor's service over the internet. So ours stands in for that service: the page subscribes there, it
   * takes and decrypts what the product sends, and DevTools hands the text to the browser's service worker. Nor can a test press a
   * notification, so the worker gets the event that a press would cause.
   */
  it('comes by push, stops from its button, and opens the back of today’s card, which a hold turns', async () => {
    const subscription = JSON.stringify(pushService.subscription('/phone'))
    const reader = await newReader(stage.product, 'mira@sibyl.example')
    const context = await stage.newContext({ ...cookiesAnswered(stage.product), viewport: { width: 360, height: 780 } })
    await context.grantPermissions(['notifications'], { origin: stage.product.url })
    await context.addInitScript(`PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      globalThis.usedKey = applicationServerKey
      return { toJSON: () => (${subscription}) }
    }`)
    const page = await context.newPage()
    const faults = watchConsole(page)
    await putSession(page, reader)
    // A worker whose page leaves while it starts under DevTools may never become ready.
    await workerReady(page)

    await page.goto('/reminders')
    await page.getByRole('heading', { level: 1, name: 'Your hour' }).waitFor()
    await workerReady(page)
    const devTools = await context.newCDPSession(page)
    const registrations: string[] = []
    devTools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      registrations.push(...event.registrations.map(({ registrationId }) => registrationId))
    })
    await devTools.send('ServiceWorker.enable')
    await page.getByLabel('The card', { exact: true }).fill('06:45')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Keep This Hour' }).click()
    await page.getByText('You will hear from this device.').waitFor()
    const stored = async () => (await call(stage.product, '/api/notifications/reminders', { token: reader.token })).body as Shown
    expect((await stored()).reminders).toMatchObject({ morning: { at: '06:45', way: 'push' }, evening: { at: '21:00', way: 'push' } })

    const { headers, message } = await eventually(async () => pushService.samples[0])
    expect(headers.authorization).toContain(`k=${await page.evaluate<string>('usedKey')}`)
    /** Shows the notification and presses it, or one of its buttons; resolves with its title. */
    const press = async (action: string): Promise<string> => {
      const data = JSON.stringify(message)
      const registrationId = await eventually(async () => registrations[0])
      const push = { origin: stage.product.url, registrationId, data }
      const pressed = `(async () => {
        const [notification] = await registration.getNotifications()
        if (!notification) return undefined
        const event = new NotificationEvent('notificationclick', { notification, action: '${action}' })
        // Only the browser's own events can be waited for, and what the worker promises may never settle: it leads this page away.
        Object.defineProperty(event, 'waitUntil', { value: () => undefined })
        dispatchEvent(event)
        return notification.title
      })()`
      const answered = <T>(call: Promise<T> | undefined): Promise<T | undefined> => Promise.race([call, pause(UNANSWERED_MS, undefined)])
      // The browser ends an idle worker, which then never answers, and starts another one for the next push.
      return eventually(async () => {
        await answered(devTools.send('ServiceWorker.deliverPushMessage', push))
        return answered(context.serviceWorkers().at(-1)?.evaluate<string | undefined>(pressed))
      })
    }
    expect(await press('stop')).toBe('This is how it will sound')
    await eventually(async () => ((await stored()).reminders.morning === null ? true : undefined))
    expect(new URL(page.url()).pathname).toBe('/reminders')

    await press('')
    await page.getByRole('heading', { level: 1, name: 'Your card is face down' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'The back of today’s card. Turn it' }).hover()
    await page.mouse.down()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.mouse.up()
    expect(faults).toEqual([])
  })
})
