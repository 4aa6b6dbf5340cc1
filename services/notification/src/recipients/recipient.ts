import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'

/** Whom to write to. The only place of this service where a reader's name and address stay. */
export type Recipient = Versioned & { email: string; firstName: string }

export const recipientCollection = collection<Recipient>()({ name: 'recipients', indexes: {} })
export type Recipients = Collection<Recipient, never>

/** A recipient who must be known by now. Unknown means that an earlier event is still on its way, so the bus shall try again. */
export const recipientOf = async (recipients: Recipients, userId: string): Promise<Recipient> => {
  const recipient = await recipients.get(userId)
  if (!recipient) throw new Error(`recipient ${userId} is not known yet`)
  return recipient
}
