import { z } from 'zod'
import { GIFT_NAME_MAX, GIFT_NOTE_MAX } from '../constants.ts'
import { email } from './credentials.ts'
import { isDay } from './is-day.ts'
import { personName } from './person-name.ts'
import { optionalText } from './reader-text.ts'

/** A web or mail address, with or without its protocol. */
const address = /:\/\/|@|[\p{L}\p{Nd}]\.[\p{L}]{2}/u

/** A note as a reader sees it, with one form for letters and dots that look alike. */
const asSeen = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.')

const note = optionalText({ max: GIFT_NOTE_MAX, tooLong: `Please keep your note to ${GIFT_NOTE_MAX} characters` })
  .refine((text) => text === undefined || !address.test(asSeen(text)), 'Please leave web and email addresses out of your note')
  .meta({
    description: 'Plain text without web or email addresses. It is shown to those who open the link, and in no mail.',
    pattern: "^[A-Za-z0-9 ,;!?'-]*$",
  })

export const giftName = personName({ missing: 'Please enter a name', tooLong: `Please use at most ${GIFT_NAME_MAX} characters` })
  .refine((text) => [...text].length <= GIFT_NAME_MAX, `Please use at most ${GIFT_NAME_MAX} characters`)
  .meta({ maxLength: GIFT_NAME_MAX })
  .optional()

/** What a giver writes. In a file of its own, because the client checks the form by it. */
export const giftWords = z.object({
  recipientEmail: email.meta({ description: 'Where to mail the envelope. It is deleted once the mail is queued.' }),
  recipientName: giftName,
  note,
  deliverOn: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day')
    .refine(isDay, 'Please choose a day')
    .meta({ format: 'date', description: 'The day of the mail, at most a year ahead; at once by default. It goes out at 10:00 UTC.' })
    .optional(),
})
