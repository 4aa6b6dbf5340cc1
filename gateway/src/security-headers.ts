import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

type Directives = Record<string, string[]>

const own: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // The dialogs' scroll lock (radix-ui) writes a style element.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Else what scripts are allowed would be allowed here too, Stripe's among them.
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** What Stripe.js needs at checkout, from Stripe's security guide; left out while payments are emulated. */
const stripe: Directives = {
  'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ["'self'", 'https://api.stripe.com'],
  'frame-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** The emulators' pages are small and carry their script and style with them; they frame mails, and the checkout frames theirs. */
const emulators: Directives = {
  ...own,
  'script-src': ["'self'", "'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
}

type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

const headers = (directives: Directives, frames: 'deny' | 'sameorigin'): SetHeaders =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: frames },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

const withPermissions =
  (secure: SetHeaders): SetHeaders =>
  (request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")')
    secure(request, response, next)
  }

/** For the client, the API documentation and every answer of the gateway's own. */
export const securityHeaders = (emulated: { payments: boolean }): SetHeaders =>
  withPermissions(headers(emulated.payments ? own : { ...own, ...stripe }, 'deny'))

export const emulatorHeaders: SetHeaders = withPermissions(headers(emulators, 'sameorigin'))
