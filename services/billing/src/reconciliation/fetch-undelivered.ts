import { type Clock, DAY, HOUR, type Instant, plus } from '@sibyl/platform/time'
import type { Inbox } from '../inbox/inbox.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** The provider retries a delivery for this long. */
const FIRST_LOOK_BACK = 3 * DAY
/** The provider may list an event a little late. */
const OVERLAP = HOUR

/** Receives the events that the provider could not deliver, as if they had come by webhook. The inbox ignores those it has already. */
export const fetchUndelivered =
  ({ provider, inbox, clock }: { provider: PaymentProvider; inbox: Inbox; clock: Clock }) =>
  async (since: Instant | undefined): Promise<void> => {
    const from = plus(since ?? clock.now(), since ? -OVERLAP : -FIRST_LOOK_BACK)
    for await (const event of provider.undelivered(from)) await inbox.receive(event)
  }
