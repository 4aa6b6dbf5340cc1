import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { contactBody } from './contact-body.ts'
import { operation } from './operation.ts'

const token = z
  .string('This link is not valid.')
  .min(1, 'This link is not valid.')
  .max(512, 'This link is not valid.')
  .meta({ description: 'The `token` of the link in the mail' })

export const submitContact = operation({
  method: 'post',
  path: '/contact/submit',
  summary: 'Send a message to support',
  description: 'Mails a message of the contact form to support. Messages of signed-in premium readers are answered first.',
  caller: 'guest',
  body: contactBody,
  answer: messageAnswer,
  failures: ['invalid_input'],
  limit: 'contact',
})

/** Called from a link in a mail, so it needs no sign-in. The link does not expire. */
const byMail = z.object({ token })

export const unsubscribe = operation({
  method: 'post',
  path: '/contact/unsubscribe',
  summary: 'Unsubscribe from mails about finished readings',
  description: 'By the link in such a mail. Mail programs call it on their own (RFC 8058, one-click unsubscribe).',
  caller: 'public',
  query: byMail,
  answer: messageAnswer,
  failures: ['invalid_input', 'link_unknown'],
})

export const resubscribe = operation({
  method: 'post',
  path: '/contact/resubscribe',
  summary: 'Subscribe to mails about finished readings again',
  description: 'By the same link that unsubscribes.',
  caller: 'public',
  query: byMail,
  answer: messageAnswer,
  failures: ['invalid_input', 'link_unknown'],
})

export const contactOperations = { submitContact, unsubscribe, resubscribe }
