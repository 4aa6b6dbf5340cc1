import type { DrawRecord as Recorded } from '@sibyl/contracts/http/draws'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { at, server } from '../../../test/server.ts'
import type { DrawnCard } from '../../lib/drawn-cards.ts'
import { aDrawRecord } from '../progress/testing.ts'
import { DrawRecord } from './draw-record.tsx'

const card = (number: number, id: string, name: string, reversed = false): DrawnCard => ({
  factId: `card-${number}`,
  card: id,
  name,
  reversed,
  position: '',
})

/** The first three cards of the example of docs/draws.md. */
const cards = [
  card(1, 'pentacles-05', 'Five of Pentacles'),
  card(2, 'pentacles-01', 'Ace of Pentacles', true),
  card(3, 'swords-knight', 'Knight of Swords'),
]

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** A key of the oracle, published, and what it has signed of the record. */
const signedRecord = async (over: Partial<Recorded> = {}): Promise<Recorded> => {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const { x } = await crypto.subtle.exportKey('jwk', publicKey)
  server.use(
    http.get(at('/divination/draw-keys'), () =>
      HttpResponse.json({ success: true, keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'k1', alg: 'EdDSA', use: 'sig' }] }),
    ),
  )
  const sign = async (typ: string, statement: object) => {
    const input = `${base64url(JSON.stringify({ alg: 'EdDSA', kid: 'k1', typ }))}.${base64url(JSON.stringify(statement))}`
    return `${input}.${base64url(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(input))))}`
  }
  const { seal: _, signature: __, ...record } = aDrawRecord
  const lying = cards.map(({ card, reversed }) => ({ card, reversed }))
  return {
    ...record,
    seal: await sign('sibyl-draw-seal', record),
    signature: await sign('sibyl-draw-record', { ...record, reading: 'rd_1', cards: lying }),
    ...over,
  }
}

const replayed = async (draw: Recorded, promised?: string) => {
  const user = userEvent.setup()
  render(<DrawRecord readingId="rd_1" draw={draw} cards={cards} promised={promised} />)
  await user.click(screen.getByText('How these cards were drawn'))
  await user.click(screen.getByRole('button', { name: 'Replay the draw' }))
}

test('a draw is told: its fingerprint, its secret and the cut', () => {
  render(<DrawRecord readingId="rd_1" draw={aDrawRecord} cards={cards} />)
  expect(screen.getByText(/^630d cd29 .* 10dd$/)).toBeInTheDocument()
  expect(screen.getByText(/^0001 0203 .* 1e1f$/)).toBeInTheDocument()
  expect(screen.getByText('7 žlutých')).toBeInTheDocument()
})

test('a draw is replayed: the secret fits, the signatures hold, the very same cards come out', async () => {
  await replayed(await signedRecord(), aDrawRecord.commitment)
  expect(await screen.findByText('The secret fits its fingerprint')).toBeInTheDocument()
  expect(screen.getByText(/is the fingerprint this browser was shown before you asked\.$/)).toBeInTheDocument()
  expect(screen.getByText('Sibyl has signed it')).toBeInTheDocument()
  expect(screen.getByText('The very same cards come out')).toBeInTheDocument()
  expect(screen.getByText('Ace of Pentacles, reversed')).toBeInTheDocument()
})

test('a secret that was exchanged shows', async () => {
  await replayed(await signedRecord({ seed: 'ab'.repeat(32) }))
  expect(await screen.findByText('The secret does not fit its fingerprint')).toBeInTheDocument()
  expect(screen.getByText('A signature does not hold')).toBeInTheDocument()
  expect(screen.getByText('Other cards come out')).toBeInTheDocument()
})

test('another fingerprint than the one shown before shows', async () => {
  await replayed(await signedRecord(), 'cd'.repeat(32))
  expect(await screen.findByText('The fingerprint on record is not the one this browser was shown before you asked.')).toBeInTheDocument()
})

test('without the public keys the cards are drawn again all the same', async () => {
  const draw = await signedRecord()
  server.use(http.get(at('/divination/draw-keys'), () => HttpResponse.error()))
  await replayed(draw)
  expect(await screen.findByText('The signatures could not be checked here')).toBeInTheDocument()
  expect(screen.getByText('The very same cards come out')).toBeInTheDocument()
})
