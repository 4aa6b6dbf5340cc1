import { z } from 'zod'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, NAME_MAX } from '../constants.ts'
import { messageAnswer } from './answers.ts'
import { email } from './credentials.ts'
import { operation } from './operation.ts'

export const contactBody = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(NAME_MAX, `Name must be at most ${NAME_MAX} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please write your name on one line'),
  email,
  message: z
    .string('Message is required')
    .trim()
    .min(1, 'Message is required')
    .min(CONTACT_MESSAGE_MIN, `Message must be at least ${CONTACT_MESSAGE_MIN} characters`)
    .max(CONTACT_MESSAGE_MAX, `Message must be at most ${CONTACT_MESSAGE_MAX} characters`),
  website: z.string().max(CONTACT_MESSAGE_MAX).optional().meta({
    description: 'A field no person sees. Whoever fills it in is a program: it is answered as if all were well, and nothing is sent',
  }),
})
export type ContactBody = z.infer<typeof contactBody>

export const submitContact = operation({
  method: 'post',
  path: '/contact/submit',
  summary: 'Write to us; messages of premium readers are answered first',
  caller: 'guest',
  body: contactBody,
  answer: messageAnswer,
  failures: ['invalid_input'],
  limit: 'contact',
})

/** From a link in a letter, so that nobody has to sign in for it. It does not expire. */
const byLetter = z.object({
  token: z.string('This link is not valid.').min(1, 'This link is not valid.').max(512, 'This link is not valid.'),
})

export const unsubscribe = operation({
  method: 'post',
  path: '/contact/unsubscribe',
  summary: 'No more mails that a reading is ready; also what mail programs call by themselves (RFC 8058)',
  caller: 'public',
  query: byLetter,
  answer: messageAnswer,
  failures: ['invalid_input', 'link_unknown'],
})

export const resubscribe = operation({
  method: 'post',
  path: '/contact/resubscribe',
  summary: 'Mails that a reading is ready, after all',
  caller: 'public',
  query: byLetter,
  answer: messageAnswer,
  failures: ['invalid_input', 'link_unknown'],
})

export const contactOperations = { submitContact, unsubscribe, resubscribe }
