import { type Clock, DAY, HOUR, type Instant, plus } from '@sibyl/platform/time'
import type { Inbox } from '../inbox/inbox.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** So long the provider itself tries to deliver an event. */
const FIRST_LOOK_BACK = 3 * DAY
/** An event may be listed a little after it was made. */
const OVERLAP = HOUR

/** Takes in what the provider could not deliver, as if it had come by the webhook. What came after all is in the inbox already. */
export const fetchUndelivered =
  ({ provider, inbox, clock }: { provider: PaymentProvider; inbox: Inbox; clock: Clock }) =>
  async (since: Instant | undefined): Promise<void> => {
    const from = plus(since ?? clock.now(), since ? -OVERLAP : -FIRST_LOOK_BACK)
    for await (const event of provider.undelivered(from)) await inbox.receive(event)
  }
