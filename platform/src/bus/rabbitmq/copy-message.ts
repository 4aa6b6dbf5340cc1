import type { Message, Options } from 'amqplib'
import { CONTENT_TYPE } from './publish.ts'

/** Copies a message for another queue with our headers only: the broker's own history would grow with each retry. */
export const copyOf = ({ properties }: Message, headers: Record<string, unknown>): Options.Publish => ({
  messageId: properties.messageId,
  type: properties.type,
  appId: properties.appId,
  contentType: properties.contentType ?? CONTENT_TYPE,
  headers: { ...(properties.headers?.traceparent && { traceparent: properties.headers.traceparent }), ...headers },
})
