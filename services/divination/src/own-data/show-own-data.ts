import type { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { JsonStream } from '@sibyl/platform/http/json-stream'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { inPages } from '@sibyl/platform/store/in-pages'
import type { collections } from '../collections.ts'
import { openPeople } from '../people/find-person.ts'
import type { PeopleVault } from '../people/people-vault.ts'
import type { Reading } from '../readings/reading.ts'
import type { Share } from '../shares/collections.ts'
import type { LedgerEntry } from '../wallet/collections.ts'

type Ports = Omit<Awaited<ReturnType<typeof collections>>, 'drawKeys' | 'mailboxes'> & { vault: PeopleVault }

async function* readingsOf({ readings }: Ports, readerId: string): AsyncIterable<unknown> {
  for (const listed of [true, false]) {
    const found = inPages<Reading>((page) => readings.find('byReader', { readerId, listed }, page))
    // Neither the cost of a text nor the hash of a request is data about its reader.
    for await (const { version: _, lease: __, readerId: ___, usage: ____, births: _____, ...reading } of found) yield reading
  }
}

async function* ledgerOf({ ledger }: Ports, userId: string): AsyncIterable<unknown> {
  const found = inPages<LedgerEntry>((page) => ledger.find('byReader', { userId }, page))
  for await (const { _id: _, version: __, userId: ___, ...entry } of found) yield entry
}

async function* sharesOf({ shares }: Ports, readerId: string): AsyncIterable<unknown> {
  const found = inPages<Share>((page) => shares.find('byReader', { readerId }, page))
  for await (const { _id: _, version: __, readerId: ___, ...share } of found) yield share
}

/** Exports everything divination stores about a reader, except the seeds of sealed draws that are still unused. */
export const showOwnData =
  (ports: Ports) =>
  async ({ caller: { id } }: Call<typeof ownDataOperations.ownReadings>): Promise<Answer<typeof ownDataOperations.ownReadings>> => {
    const [wallet, dailyCard, draws, people, feed] = await Promise.all([
      ports.wallets.get(id),
      ports.dailyDraws.get(id),
      ports.sealedDraws.get(id),
      openPeople(ports, id),
      ports.skyFeeds.get(id),
    ])
    return new JsonStream({
      wallet: wallet ?? null,
      dailyCard: dailyCard ?? null,
      sealedDraws: (draws?.draws ?? []).map(({ seed: _, ...shown }) => shown),
      people: people.map(({ asked: _, ...person }) => person),
      skyFeed: feed ? { personId: feed.personId, createdAt: feed.createdAt } : null,
      ledger: ledgerOf(ports, id),
      shares: sharesOf(ports, id),
      readings: readingsOf(ports, id),
    })
  }
