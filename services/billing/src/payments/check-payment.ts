import type { paymentOperations } from '@sibyl/contracts/http/payments'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { presented } from './list-payments.ts'
import { type PaymentPorts, syncInvoice, syncPayment } from './sync-payment.ts'

type Operation = (typeof paymentOperations)['checkPayment']

/**
 * Syncs a payment with the provider, which credits it now if it is paid and was not credited yet.
 * @throws AppError payment_not_found, also for another reader's payment
 */
export const checkPayment =
  (ports: PaymentPorts) =>
  async ({ caller, body: { paymentIntentId: providerId } }: Call<Operation>): Promise<Answer<Operation>> => {
    const [named] = await ports.payments.find('byProviderId', { providerId }, { limit: 1 })
    // A reader who looks at their history names it by our own id.
    const known = named ?? (await ports.payments.get(providerId))
    if (known && known.userId !== caller.id) throw new AppError('payment_not_found')
    const payment = known?.invoiceId ? await syncInvoice(ports, known.invoiceId) : await syncPayment(ports, known?.providerId ?? providerId)
    if (payment?.userId !== caller.id) throw new AppError('payment_not_found')
    return { success: true, data: presented(payment) }
  }
