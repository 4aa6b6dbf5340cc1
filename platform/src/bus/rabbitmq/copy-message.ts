import type { Message, Options } from 'amqplib'
import { CONTENT_TYPE } from './publish.ts'

/** The message as it goes on to another queue, with headers of ours only: the broker's own history of it would grow with each round. */
export const copyOf = ({ properties }: Message, headers: Record<string, unknown>): Options.Publish => ({
  messageId: properties.messageId,
  type: properties.type,
  appId: properties.appId,
  contentType: properties.contentType ?? CONTENT_TYPE,
  headers: { ...(properties.headers?.traceparent && { traceparent: properties.headers.traceparent }), ...headers },
})
