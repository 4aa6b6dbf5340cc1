import type { Store } from '@sibyl/platform/store/store'
import { customerCollection } from './customers/customer.ts'
import { noticeCollection } from './inbox/notice.ts'
import { paymentCollection } from './payments/payment.ts'
import { taskCollection } from './reconciliation/task.ts'
import { subscriberCollection } from './subscriptions/subscriber.ts'

/** Everything billing stores. */
export const collections = async (store: Store) => ({
  payments: await store.collection(paymentCollection),
  customers: await store.collection(customerCollection),
  subscribers: await store.collection(subscriberCollection),
  notices: await store.collection(noticeCollection),
  tasks: await store.collection(taskCollection),
})
