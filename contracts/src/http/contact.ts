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
})
export type ContactBody = z.infer<typeof contactBody>

export const submitContact = operation({
  method: 'post',
  path: '/contact/submit',
  summary: 'Write to us',
  caller: 'public',
  body: contactBody,
  answer: messageAnswer,
  failures: ['invalid_input'],
  limit: 'contact',
})

export const contactOperations = { submitContact }
