import { AppError } from '@sibyl/platform/app-error'
import type { RawCall } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import { BadSignature, type PaymentProvider, type ProviderEvent } from '../provider/payment-provider.ts'
import type { Inbox } from './inbox.ts'

/** The provider's webhook: stores an event whose signature is right and fresh. @throws AppError malformed_body */
export const receiveEvent =
  ({ inbox, provider, clock }: { inbox: Inbox; provider: PaymentProvider; clock: Clock }) =>
  async ({ body, header }: RawCall): Promise<{ success: true }> => {
    const read = async (): Promise<ProviderEvent> => {
      try {
        return await provider.readEvent(body, header(provider.webhookHeader), clock.now())
      } catch (error) {
        if (error instanceof BadSignature) throw new AppError('malformed_body', { cause: error, message: 'The signature is not valid.' })
        throw error
      }
    }
    await inbox.receive(await read())
    return { success: true }
  }
