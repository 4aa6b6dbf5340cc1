import type { Appearance, ElementEvent, FromFrame, Result, Start, StripeError, ToFrame } from './messages.ts'

type Handler = (event: Record<string, unknown>) => void

const FRAME = new URL('./card.html', import.meta.url)
const FIRST_HEIGHT = 330

/**
 * A Payment Element: a frame with the card fields, of which the page learns only whether they are complete.
 * It has the methods of Stripe's; those that return the element can be chained.
 */
export const paymentElement = (start: Start) => {
  const handlers = new Map<string, Set<Handler>>()
  const waiting = new Map<number, (value: never) => void>()
  let frame: HTMLIFrameElement | undefined
  let port: MessagePort | undefined
  let asked = 0
  let appearance = start.appearance

  const tell = (event: ElementEvent, detail: Record<string, unknown> = {}): void => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler({ elementType: 'payment', ...detail })
  }

  const receive = (message: FromFrame): void => {
    if (message.type === 'event') tell(message.event, message.detail)
    else if (message.type === 'height') frame?.style.setProperty('height', `${message.pixels}px`)
    else {
      const answer = waiting.get(message.id) as ((value: unknown) => void) | undefined
      waiting.delete(message.id)
      answer?.(message.type === 'submitted' ? message.error : message.result)
    }
  }

  const send = (message: ToFrame): void => port?.postMessage(message)

  const ask = <T>(message: (id: number) => ToFrame): Promise<T> =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      send(message(asked))
    })

  const open = (): HTMLIFrameElement => {
    const opened = document.createElement('iframe')
    opened.title = 'Secure payment input frame'
    opened.src = FRAME.href
    opened.allow = 'payment *'
    opened.style.cssText = `display: block; width: calc(100% + 8px); height: ${FIRST_HEIGHT}px; margin: -4px; border: 0; color-scheme: normal;`
    opened.addEventListener('load', () => {
      const channel = new MessageChannel()
      port = channel.port1
      port.onmessage = ({ data }: MessageEvent<FromFrame>) => receive(data)
      opened.contentWindow?.postMessage('stripe-stand-in:port', FRAME.origin, [channel.port2])
      send({ type: 'start', start: { ...start, appearance } })
    })
    return opened
  }

  const close = (): void => {
    port?.close()
    frame?.remove()
    port = undefined
    frame = undefined
  }

  const notMounted = (): StripeError => ({ type: 'invalid_request_error', message: 'The payment form is not mounted.' })

  const element = {
    mount: (place: string | HTMLElement) => {
      const target = typeof place === 'string' ? document.querySelector(place) : place
      if (!target) throw new Error(`There is no ${String(place)} to mount the Payment Element in.`)
      close()
      frame = open()
      tell('loaderstart')
      target.append(frame)
      return element
    },
    unmount: () => {
      close()
      return element
    },
    destroy: () => {
      close()
      handlers.clear()
    },
    update: () => element,
    collapse: () => element,
    on: (event: string, handler: Handler) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
      return element
    },
    once: (event: string, handler: Handler) => {
      const first: Handler = (detail) => {
        element.off(event, first)
        handler(detail)
      }
      return element.on(event, first)
    },
    off: (event: string, handler?: Handler) => {
      if (handler) handlers.get(event)?.delete(handler)
      else handlers.delete(event)
      return element
    },
    focus: () => send({ type: 'focus' }),
    blur: () => send({ type: 'blur' }),
    clear: () => send({ type: 'clear' }),
  }

  return {
    element,
    /** Checks the fields and shows their faults; resolves with the first one. */
    submit: async (): Promise<StripeError | undefined> =>
      port ? ask<StripeError | undefined>((id) => ({ type: 'submit', id })) : notMounted(),
    /** Pays with the card in the fields. */
    confirm: async (returnUrl: string): Promise<Result> =>
      port ? ask<Result>((id) => ({ type: 'confirm', id, returnUrl })) : { error: notMounted() },
    restyle: (next: Appearance) => {
      appearance = next
      send({ type: 'appearance', appearance })
    },
  }
}
