/** Whether this browser can show notifications at all. */
export const canNotify = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The reader, or their browser, does not allow notifications. */
export class NotAllowed extends Error {}

const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager

/** Asks the reader, if they have not decided yet, and subscribes this browser. @throws NotAllowed, or the browser's own error */
export const subscribe = async (applicationServerKey: string): Promise<PushSubscriptionJSON> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const pushes = await manager()
  if (!pushes) throw new Error('there is no service worker')
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return (await pushes.subscribe(options)).toJSON()
  } catch {
    // An older subscription may use a former key of the server.
    await (await pushes.getSubscription())?.unsubscribe()
    return (await pushes.subscribe(options)).toJSON()
  }
}

/** Ends this browser's subscription; resolves with its address, if there was one. */
export const unsubscribe = async (): Promise<string | undefined> => {
  if (!canNotify()) return undefined
  const subscription = await (await manager())?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
