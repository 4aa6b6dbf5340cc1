import type { IncomingMessage, ServerResponse } from 'node:http'
import { readYaml } from '@sibyl/platform/read-yaml'
import helmet from 'helmet'
import { z } from 'zod'

const directives = z.record(z.string(), z.array(z.string()))
const file = new URL('./content-security-policy.yaml', import.meta.url)
const { own, stripe, emulators } = readYaml(file, z.strictObject({ own: directives, stripe: directives, emulators: directives }))

type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

const headers = (policy: z.infer<typeof directives>, frames: 'deny' | 'sameorigin'): SetHeaders => {
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    frameguard: { action: frames },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")')
    secure(request, response, next)
  }
}

/** For the client, the API documentation and the gateway's own responses. */
export const securityHeaders = (emulated: { payments: boolean }): SetHeaders =>
  headers(emulated.payments ? own : { ...own, ...stripe }, 'deny')

export const emulatorHeaders: SetHeaders = headers({ ...own, ...emulators }, 'sameorigin')
