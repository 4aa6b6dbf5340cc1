import { keepPictures } from '../../lib/kept-pictures.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Without a worker everything works, as long as there is a connection. */
const unregistered = () => undefined

const register = () => {
  navigator.serviceWorker.register('/sw.js').then(() => keepPictures(), unregistered)
}

/** Has the browser keep what is needed without a connection, after everything the first page needs. While developing there is no worker. */
export const registerWorker = () => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}
