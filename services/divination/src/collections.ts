import type { Store } from '@sibyl/platform/store/store'
import { drawKeyCollection, sealedDrawCollection } from './draws/collections.ts'
import { skyFeedCollection } from './methods/astrology/transits/feeds.ts'
import { peopleCollection } from './people/collections.ts'
import { dailyDrawCollection, readingCollection } from './readings/collections.ts'
import { shareCollection } from './shares/collections.ts'
import { ledgerCollection, walletCollection } from './wallet/collections.ts'
import { mailboxCollection } from './wallet/mailbox.ts'

/** All collections of the divination service. */
export const collections = async (store: Store) => ({
  readings: await store.collection(readingCollection),
  dailyDraws: await store.collection(dailyDrawCollection),
  sealedDraws: await store.collection(sealedDrawCollection),
  drawKeys: await store.collection(drawKeyCollection),
  people: await store.collection(peopleCollection),
  skyFeeds: await store.collection(skyFeedCollection),
  shares: await store.collection(shareCollection),
  wallets: await store.collection(walletCollection),
  ledger: await store.collection(ledgerCollection),
  mailboxes: await store.collection(mailboxCollection),
})
