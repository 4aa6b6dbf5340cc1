import { sleep } from 'k6'
import http from 'k6/http'
import { Trend } from 'k6/metrics'
import { call, expectThat } from './client.ts'
import { MAILPIT_URL } from './environment.ts'

/** The time from a registration to its mail: through outbox, event bus, mail service and SMTP. */
const mailDelay = new Trend('mail_delay', true)

const PATIENCE_MS = 60_000
/** The polling interval grows, so that many waiting readers do not load the product. */
const FIRST_LOOK_SECONDS = 0.25
const LAST_LOOK_SECONDS = 2

type Mail = { text: string }

const inEmulator = (email: string): Mail | undefined => {
  const { text } = call('mailbox', { query: { to: email } })
  return text.startsWith('[') ? (JSON.parse(text) as Mail[])[0] : undefined
}

const inMailpit = (email: string): Mail | undefined => {
  const params = { tags: { operation: 'mailbox', name: 'mailbox' } }
  const found = http.get(`${MAILPIT_URL}/api/v1/search?query=${encodeURIComponent(`to:"${email}"`)}`, params)
  const { messages = [] } = (found.status === 200 ? found.json() : {}) as { messages?: { ID: string }[] }
  const newest = messages[0]
  if (!newest) return undefined
  const { Text } = http.get(`${MAILPIT_URL}/api/v1/message/${newest.ID}`, params).json() as { Text: string }
  return { text: Text }
}

/**
 * Waits for the latest mail to an address registered at `since`, and returns the token in its link; undefined if no mail comes within a
 * minute.
 */
export const linkTokenFor = (email: string, since: number): string | undefined => {
  let mail: Mail | undefined
  let pause = FIRST_LOOK_SECONDS
  while (!mail && Date.now() - since < PATIENCE_MS) {
    mail = MAILPIT_URL ? inMailpit(email) : inEmulator(email)
    if (!mail) sleep(pause)
    pause = Math.min(LAST_LOOK_SECONDS, pause * 1.5)
  }
  mailDelay.add(Date.now() - since)
  const token = /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  expectThat('the verification mail comes, with a link', token !== undefined)
  return token
}
