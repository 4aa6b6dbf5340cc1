import { clearForm, fillIn, focusForm, isComplete, isEmpty, readFields, startForm, validate } from './card-form.ts'
import { expiryOf } from './card-number.ts'
import type { Appearance, ElementEvent, FromFrame, Result, Start, ToFrame } from './messages.ts'
import { confirm, retrieve } from './payment-intents.ts'

/** The inside of a Payment Element's frame: the fields, and the call that pays. Card numbers leave it only with that call. */

/** The card whose 3-D Secure challenge opens as its own page; for all others it opens in a dialog. */
const ASKS_ON_A_PAGE = '4000002500003155'

const restyle = ({ theme = 'stripe', variables = {} }: Appearance): void => {
  const { documentElement } = document
  documentElement.dataset.theme = theme
  for (const [name, value] of Object.entries(variables)) {
    documentElement.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
}

const pay = async ({ key, clientSecret }: Start, returnUrl: string): Promise<Result> => {
  const error = validate()
  if (error) return { error }
  const { number, expiry, cvc, country, postalCode } = readFields()
  const { month, year } = expiryOf(expiry) ?? { month: 0, year: 0 }
  return confirm(key, clientSecret, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][address][country]': country,
    ...(postalCode && { 'payment_method_data[billing_details][address][postal_code]': postalCode }),
    // With a return address the bank's page replaces ours; with this it opens in a dialog.
    ...(number === ASKS_ON_A_PAGE ? { return_url: returnUrl } : { use_stripe_sdk: 'true' }),
  })
}

const serve = (port: MessagePort): void => {
  const send = (message: FromFrame): void => port.postMessage(message)
  const tell = (event: ElementEvent, detail: Record<string, unknown> = {}): void => send({ type: 'event', event, detail })
  const changed = (): void => tell('change', { complete: isComplete(), empty: isEmpty(), collapsed: false, value: { type: 'card' } })

  const begin = async (start: Start): Promise<void> => {
    restyle(start.appearance)
    startForm(start.locale, changed)
    const main = document.querySelector('main')
    if (main) new ResizeObserver(() => send({ type: 'height', pixels: Math.ceil(main.getBoundingClientRect().height) })).observe(main)
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-card]')) {
      button.addEventListener('click', () => fillIn(button.dataset.card ?? ''))
    }
    addEventListener('focus', () => tell('focus'))
    addEventListener('blur', () => tell('blur'))
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') tell('escape')
    })
    const { error } = await retrieve(start.key, start.clientSecret)
    if (error) return tell('loaderror', { error })
    document.documentElement.dataset.ready = ''
    tell('ready')
  }

  let started: Start | undefined
  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => {
    switch (data.type) {
      case 'start':
        started = data.start
        return begin(data.start)
      case 'appearance':
        return restyle(data.appearance)
      case 'focus':
        return focusForm()
      case 'blur':
        return (document.activeElement as HTMLElement | null)?.blur()
      case 'clear':
        return clearForm()
      case 'submit': {
        const error = validate()
        return send({ type: 'submitted', id: data.id, ...(error && { error }) })
      }
      case 'confirm':
        return started && send({ type: 'confirmed', id: data.id, result: await pay(started, data.returnUrl) })
      default:
        return data satisfies never
    }
  }
}

addEventListener('message', ({ data, ports: [port], origin }) => {
  if (data === 'stripe-stand-in:port' && port && origin === location.origin) serve(port)
})
