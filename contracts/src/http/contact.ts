import { z } from 'zod'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, NAME_MAX } from '../constants.ts'
import { messageAnswer } from './answers.ts'
import { email } from './credentials.ts'
import { operation } from './operation.ts'
import { personName } from './person-name.ts'
import { trimmedTo } from './reader-text.ts'

const token = z
  .string('This link is not valid.')
  .min(1, 'This link is not valid.')
  .max(512, 'This link is not valid.')
  .meta({ description: 'The `token` of the link in the mail' })

export const contactBody = z.object({
  name: personName({ missing: 'Name is required', tooLong: `Name must be at most ${NAME_MAX} characters` }),
  email,
  message: z
    .string('Message is required')
    .trim()
    .min(1, 'Message is required')
    .min(CONTACT_MESSAGE_MIN, `Message must be at least ${CONTACT_MESSAGE_MIN} characters`)
    .max(CONTACT_MESSAGE_MAX, `Message must be at most ${CONTACT_MESSAGE_MAX} characters`)
    .meta({ pattern: trimmedTo(CONTACT_MESSAGE_MIN) }),
  website: z.string().max(CONTACT_MESSAGE_MAX).optional().meta({
    description: 'Leave it out. The form hides this field from people, and drops messages of programs that fill it in.',
  }),
})
export type ContactBody = z.infer<typeof contactBody>

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
