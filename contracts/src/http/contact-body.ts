import { z } from 'zod'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, NAME_MAX } from '../constants.ts'
import { email } from './credentials.ts'
import { personName } from './person-name.ts'
import { trimmedTo } from './reader-text.ts'

/** The contact form, in a file without operations, so that the client loads nothing else. */
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
