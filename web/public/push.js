// Shows reminders and opens what they are about. sw.js imports it (web/build/service-worker.ts); services/notification writes the messages.

self.addEventListener('push', (event) => {
  const { title, body, url, tag, stop } = event.data.json()
  const options = { body, tag, icon: '/icon-192.png', data: { url, stop: stop.url }, actions: [{ action: 'stop', title: stop.label }] }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** Brings a page that is open to the address, else opens one. */
const show = async (url) => {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(url)
  // A browser may refuse the focus; the address matters more.
  await open.focus().catch(() => undefined)
  return open.navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event
  notification.close()
  event.waitUntil(action === 'stop' ? fetch(notification.data.stop, { method: 'POST' }) : show(notification.data.url))
})
