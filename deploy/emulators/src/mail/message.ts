import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'

/** A caught mail. */
export type Message = Versioned & {
  box: 'in'
  to: string
  from: string
  subject: string
  text: string
  html: string
  date: Instant
  order: string
}

export const messageCollection = collection<Message>()({
  name: 'messages',
  indexes: { byDate: { match: ['box'], order: { by: 'order', descending: true } } },
})
export type Messages = Collection<Message, keyof typeof messageCollection.indexes>

export const MAX_MESSAGES = 500

export const newestMessages = (messages: Messages): Promise<Message[]> => messages.find('byDate', { box: 'in' }, { limit: MAX_MESSAGES })
