import type { submitContact } from '@sibyl/contracts/http/contact'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { newId } from '@sibyl/platform/ids'
import type { Letters } from '../letters/letters.ts'
import type { PostOffice } from '../mails/post-office.ts'

/** Takes a message from the contact form: a copy to support, a confirmation to its sender. */
export const receiveMessage =
  ({ office, letters }: { office: PostOffice; letters: Letters }) =>
  async ({ body }: Call<typeof submitContact>): Promise<Answer<typeof submitContact>> => {
    const id = newId('contact')
    await office.post(`${id}/copy`, letters.contactCopy(body))
    await office.post(`${id}/confirmation`, letters.contactConfirmation(body))
    return { success: true, message: "Message sent. We'll get back to you soon." }
  }
