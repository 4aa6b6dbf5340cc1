import { keepPictures } from '../../lib/picture-cache.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Without a worker everything works as long as there is a connection. */
const unregistered = () => undefined

const register = () => {
  navigator.serviceWorker.register('/sw.js').then(() => keepPictures(), unregistered)
}

/** Registers the service worker once the first page has loaded. There is no worker in development. */
export const registerWorker = () => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}
