import type { MethodId } from '@sibyl/contracts/methods'
import { oneCard, someCards, withoutCards } from '#texts/oracle-waiting.ts'

type OfCards = Exclude<MethodId, keyof typeof withoutCards>

const cards = (places: number): readonly string[] =>
  places === 1 ? oneCard : [someCards.shuffling, ...someCards.laying.slice(0, places), ...someCards.last]

export const laysCards = (methodId: MethodId): methodId is OfCards => !(methodId in withoutCards)

/** What is said while a reading is prepared: one message after the other, then the last two in turn; cards say it by the number of their places. */
export const waitingMessages = (methodId: MethodId, places: number): readonly string[] =>
  laysCards(methodId) ? cards(places) : withoutCards[methodId]
