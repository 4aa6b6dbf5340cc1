import type { MethodId } from '@sibyl/contracts/methods'
import { waitingMessages } from '#texts/methods.ts'

/** The kind of waiting view: cards in their positions, or the method's icon. */
export const laysCards = (methodId: MethodId): boolean => typeof waitingMessages[methodId] === 'function'

/** The progress messages of a reading, one after another; the last two alternate. */
export const messagesFor = (methodId: MethodId, positions: number): readonly string[] => {
  const messages = waitingMessages[methodId]
  return typeof messages === 'function' ? messages(positions) : messages
}
