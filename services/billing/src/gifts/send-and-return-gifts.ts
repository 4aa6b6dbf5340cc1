import type { Logger } from '@sibyl/platform/logging/logger'
import { pseudonym } from '@sibyl/platform/logging/pseudonym'
import type { Clock } from '@sibyl/platform/time'
import type { Payment, Payments } from '../payments/payment.ts'
import { sendOrReturn } from './end-gift.ts'

/** Sends the gifts whose day has come and returns those that nobody redeemed in time. Any replica may run it: each write decides once. */
export const sendAndReturnGifts =
  ({ payments, clock, logger }: { payments: Payments; clock: Clock; logger: Logger }) =>
  async (): Promise<void> => {
    const upTo = clock.now()
    let page: Payment[] = []
    do {
      const last = page.at(-1)
      page = await payments.find('byGiftAt', {}, { upTo, ...(last ? { after: last } : {}) })
      for (const { _id } of page)
        await payments
          .change(_id, sendOrReturn(upTo))
          .catch((error: unknown) => logger.warn({ err: error, of: pseudonym(_id) }, 'a gift could not be sent or returned'))
    } while (page.length > 0)
  }
