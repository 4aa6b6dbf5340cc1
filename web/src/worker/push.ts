import { scope } from './scope.ts'

// Shows reminders and opens what they are about; services/notification writes the messages.

type Reminder = { title: string; body: string; url: string; tag: string; stop: { url: string; label: string } }
type Opens = { url: string; stop: string }

/** TypeScript does not know the buttons of a notification. */
type Options = NotificationOptions & { data: Opens; actions: readonly { action: string; title: string }[] }

scope.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, url, tag, stop } = event.data.json() as Reminder
  const actions = [{ action: 'stop', title: stop.label }]
  const options: Options = { body, tag, icon: '/icon-192.png', data: { url, stop: stop.url }, actions }
  event.waitUntil(scope.registration.showNotification(title, options))
})

/** Brings a page that is open to the address, else opens one. */
const show = async (url: string): Promise<unknown> => {
  const [open] = await scope.clients.matchAll({ type: 'window' })
  if (!open) return scope.clients.openWindow(url)
  // A browser may refuse the focus; the address matters more.
  await open.focus().catch(() => undefined)
  return open.navigate(url)
}

scope.addEventListener('notificationclick', (event) => {
  const { notification, action } = event
  const { url, stop } = notification.data as Opens
  notification.close()
  event.waitUntil(action === 'stop' ? fetch(stop, { method: 'POST' }) : show(url))
})
