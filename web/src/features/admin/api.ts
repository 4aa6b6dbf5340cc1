import type { AuditEntry } from '@sibyl/contracts/http/admin'
import type { adminDeadLetterOperations } from '@sibyl/contracts/http/admin-dead-letters'
import type { adminFigureOperations } from '@sibyl/contracts/http/admin-figures'
import type { adminPaymentOperations } from '@sibyl/contracts/http/admin-payments'
import type { adminReaderOperations } from '@sibyl/contracts/http/admin-readers'
import type { adminWalletOperations } from '@sibyl/contracts/http/admin-wallet'
import type { adminWebhookOperations } from '@sibyl/contracts/http/admin-webhooks'
import type { z } from 'zod'
import { api as readersApi, underHotReload } from '../../lib/base-api.ts'
import { type AdminCall, askAdmin, knock } from './ask-admin.ts'

type Answers<O extends { answer: z.ZodType }> = z.infer<O['answer']>
export type ReaderShown = Answers<(typeof adminReaderOperations)['getReader']>
type ReaderWallet = Answers<(typeof adminWalletOperations)['getReaderWallet']>

export type AdminPayment = Answers<(typeof adminPaymentOperations)['getReaderPayments']>['payments'][number]
export type DeadQueue = Answers<(typeof adminDeadLetterOperations)['listDeadLetters']>['queues'][number]
type Replayed = Answers<(typeof adminDeadLetterOperations)['replayDeadLetters']>
type Dropped = Answers<(typeof adminDeadLetterOperations)['dropDeadLetter']>

type Deliveries = Answers<(typeof adminWebhookOperations)['listDeliveries']>
type DeliveryActed = Answers<(typeof adminWebhookOperations)['replayDelivery']>

type ReaderPayments = Answers<(typeof adminPaymentOperations)['getReaderPayments']>
type ReaderReadings = Answers<(typeof adminWalletOperations)['listReaderReadings']>['readings']
type SignUps = Answers<(typeof adminFigureOperations)['getSignUps']>
type ReadingFigures = Answers<(typeof adminFigureOperations)['getReadingFigures']>
type Sales = Answers<(typeof adminFigureOperations)['getSales']>

/** The acts on an account that need a reason and nothing else, as their addresses name them. */
export type PlainAct = 'resend-verification' | 'end-sessions' | 'suspend' | 'lift-suspension'

const api = readersApi.enhanceEndpoints({
  addTagTypes: ['AdminReader', 'AdminWallet', 'AdminPayments', 'AdminAudit', 'AdminDeadLetters', 'AdminWebhooks'],
})

const get =
  <A, T>(call: (about: A) => string, take: (answer: never) => T) =>
  async (about: A) => {
    const answer = await askAdmin<never>({ path: call(about) })
    return answer.error ? { error: answer.error } : { data: take(answer.data) }
  }

const post = <A, T extends { success: true } = { success: true }>(call: (about: A) => Omit<AdminCall, 'method'>) => {
  return async (about: A) => askAdmin<T>({ method: 'POST', ...call(about) })
}

const itself = <T>(answer: T) => answer

const adminApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    openAdmin: build.query<true, void>({
      queryFn: async () => {
        const { error } = await knock()
        return error ? { error } : { data: true }
      },
    }),
    findReader: build.mutation<{ readerId: string }, string>({
      queryFn: (email) => askAdmin<{ readerId: string }>({ path: '/admin/readers/find', method: 'POST', body: { email } }),
    }),
    getReader: build.query<ReaderShown, string>({
      queryFn: get((id: string) => `/admin/readers/${id}`, itself<ReaderShown>),
      providesTags: ['AdminReader'],
    }),
    getReaderWallet: build.query<ReaderWallet, string>({
      queryFn: get((id: string) => `/divination/admin/readers/${id}/wallet`, itself<ReaderWallet>),
      providesTags: ['AdminWallet'],
    }),
    listAudit: build.query<AuditEntry[], { readerId?: string; limit: number }>({
      queryFn: get(
        ({ readerId, limit }: { readerId?: string; limit: number }) =>
          `/admin/audit?limit=${limit}${readerId === undefined ? '' : `&readerId=${readerId}`}`,
        ({ entries }: { entries: AuditEntry[] }) => entries,
      ),
      providesTags: ['AdminAudit'],
    }),
    getReaderPayments: build.query<ReaderPayments, string>({
      queryFn: get((id: string) => `/payments/admin/readers/${id}`, itself<ReaderPayments>),
      providesTags: ['AdminPayments'],
    }),
    listReaderReadings: build.query<ReaderReadings, string>({
      queryFn: get(
        (id: string) => `/divination/admin/readers/${id}/readings`,
        ({ readings }: { readings: ReaderReadings }) => readings,
      ),
    }),
    getSignUps: build.query<SignUps, void>({ queryFn: get(() => '/admin/figures', itself<SignUps>) }),
    getReadingFigures: build.query<ReadingFigures, void>({ queryFn: get(() => '/divination/admin/figures', itself<ReadingFigures>) }),
    getSales: build.query<Sales, void>({ queryFn: get(() => '/payments/admin/figures', itself<Sales>) }),
    refundPayment: build.mutation<{ success: true }, { paymentId: string; amount: number; reason: string; key: string }>({
      queryFn: post(({ paymentId, key, ...body }) => ({ path: `/payments/admin/payments/${paymentId}/refund`, body, key })),
      invalidatesTags: ['AdminReader', 'AdminWallet', 'AdminPayments', 'AdminAudit'],
    }),
    act: build.mutation<{ success: true }, { act: PlainAct; readerId: string; reason: string }>({
      queryFn: post(({ act, readerId, reason }) => ({ path: `/admin/readers/${readerId}/${act}`, body: { reason } })),
      invalidatesTags: ['AdminReader', 'AdminAudit'],
    }),
    endSession: build.mutation<{ success: true }, { readerId: string; sessionId: string; reason: string }>({
      queryFn: post(({ readerId, sessionId, reason }) => ({
        path: `/admin/readers/${readerId}/sessions/${sessionId}/end`,
        body: { reason },
      })),
      invalidatesTags: ['AdminReader', 'AdminAudit'],
    }),
    listDeadLetters: build.query<DeadQueue[], void>({
      queryFn: get(
        () => '/admin/dead-letters',
        ({ queues }: { queues: DeadQueue[] }) => queues,
      ),
      providesTags: ['AdminDeadLetters'],
    }),
    replayDeadLetters: build.mutation<Replayed, { queue: string; letterId?: string; reason: string }>({
      queryFn: post(({ queue, ...body }) => ({ path: `/admin/dead-letters/${queue}/replay`, body })),
      invalidatesTags: ['AdminDeadLetters', 'AdminAudit'],
    }),
    dropDeadLetter: build.mutation<Dropped, { queue: string; letterId: string; reason: string }>({
      queryFn: post(({ queue, ...body }) => ({ path: `/admin/dead-letters/${queue}/drop`, body })),
      invalidatesTags: ['AdminDeadLetters', 'AdminAudit'],
    }),
    listDeliveries: build.query<Deliveries, void>({
      queryFn: get(() => '/webhooks/admin/deliveries', itself<Deliveries>),
      providesTags: ['AdminWebhooks'],
    }),
    actOnDelivery: build.mutation<DeliveryActed, { act: 'replay' | 'drop'; id: string; reason: string }>({
      queryFn: post(({ act, id, reason }) => ({ path: `/webhooks/admin/deliveries/${encodeURIComponent(id)}/${act}`, body: { reason } })),
      invalidatesTags: ['AdminWebhooks', 'AdminAudit'],
    }),
    adjustTokens: build.mutation<{ success: true }, { readerId: string; tokens: number; reason: string; key: string }>({
      queryFn: post(({ readerId, key, ...body }) => ({ path: `/divination/admin/readers/${readerId}/tokens`, body, key })),
      invalidatesTags: ['AdminReader', 'AdminWallet', 'AdminAudit'],
    }),
  }),
})

export const {
  useOpenAdminQuery,
  useFindReaderMutation,
  useGetReaderQuery,
  useGetReaderWalletQuery,
  useListAuditQuery,
  useGetReaderPaymentsQuery,
  useListReaderReadingsQuery,
  useGetSignUpsQuery,
  useGetReadingFiguresQuery,
  useGetSalesQuery,
  useRefundPaymentMutation,
  useActMutation,
  useAdjustTokensMutation,
  useEndSessionMutation,
  useListDeadLettersQuery,
  useReplayDeadLettersMutation,
  useDropDeadLetterMutation,
  useListDeliveriesQuery,
  useActOnDeliveryMutation,
} = adminApi
