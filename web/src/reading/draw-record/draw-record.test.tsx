import { hashOfForm, hashOfReader } from '@sibyl/contracts/draws/record-hashes'
import type { DrawRecord as Recorded } from '@sibyl/contracts/http/draws'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { at, server } from '../../../test/server.ts'
import type { DrawnCard } from '../../lib/drawn-cards.ts'
import { rememberSeal } from '../../lib/seen-seals.ts'
import { aDrawRecord, aReading } from '../progress/testing.ts'
import { DrawRecord } from './draw-record.tsx'

const card = (number: number, id: string, name: string, reversed = false): DrawnCard => ({
  factId: `card-${number}`,
  card: id,
  name,
  reversed,
  position: '',
  positionId: `p${number}`,
})

afterEach(() => localStorage.clear())

/** The first three cards of the example of docs/draws.md. */
const cards = [
  card(1, 'pentacles-05', 'Five of Pentacles'),
  card(2, 'pentacles-01', 'Ace of Pentacles', true),
  card(3, 'swords-knight', 'Knight of Swords'),
]

const reading = {
  ...aReading(),
  facts: cards.map(({ factId: id, card, name: label, reversed, positionId: position }) => ({
    id,
    label,
    detail: '',
    data: { card, reversed, position },
  })),
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** A published key of the oracle, and the record's signatures. */
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
  const signed = { ...record, form: await hashOfForm(reading.formData), reader: await hashOfReader(record.id, 'reader-ada') }
  const placed = cards.map(({ card, reversed, positionId }) => ({ card, reversed, position: positionId }))
  return {
    ...signed,
    seal: await sign('sibyl-draw-seal', record),
    signature: await sign('sibyl-draw-record', { ...signed, reading: 'rd_1', cards: placed }),
    ...over,
  }
}

const replayed = async (draw: Recorded) => {
  const user = userEvent.setup()
  render(<DrawRecord reading={reading} draw={draw} />)
  await user.click(screen.getByRole('button', { name: 'Replay the draw' }))
}

test('a draw shows its fingerprint, its secret and the cut', () => {
  render(<DrawRecord reading={reading} draw={aDrawRecord} />)
  expect(screen.getByText(/^630d cd29 .* 10dd$/)).toBeInTheDocument()
  expect(screen.getByText(/^0001 0203 .* 1e1f$/)).toBeInTheDocument()
  expect(screen.getByText('7 žlutých')).toBeInTheDocument()
})

test('a draw is replayed: the secret matches, the signatures are valid, and the same cards come out', async () => {
  const draw = await signedRecord()
  rememberSeal('rd_1', draw.seal ?? '')
  await replayed(draw)
  expect(await screen.findByText('The secret matches its fingerprint')).toBeInTheDocument()
  expect(screen.getByText(/is the fingerprint this browser was shown before you asked\.$/)).toBeInTheDocument()
  expect(screen.getByText('Sibyl signed it')).toBeInTheDocument()
  expect(screen.getByText('The same cards come out')).toBeInTheDocument()
  expect(screen.getByText('Ace of Pentacles, reversed')).toBeInTheDocument()
})

test('an exchanged secret is detected', async () => {
  await replayed(await signedRecord({ seed: 'ab'.repeat(32) }))
  expect(await screen.findByText('The secret does not match its fingerprint')).toBeInTheDocument()
  expect(screen.getByText('A signature is not valid')).toBeInTheDocument()
  expect(screen.getByText('Different cards come out')).toBeInTheDocument()
})

test('a seal that differs from the one shown before is detected', async () => {
  rememberSeal('rd_1', 'another.seal.entirely')
  await replayed(await signedRecord())
  expect(await screen.findByText('The fingerprint on record is not the one this browser was shown before you asked.')).toBeInTheDocument()
})

test('without the public keys the cards are still drawn again', async () => {
  const draw = await signedRecord()
  server.use(http.get(at('/divination/draw-keys'), () => HttpResponse.error()))
  await replayed(draw)
  expect(await screen.findByText('The signatures could not be checked here')).toBeInTheDocument()
  expect(screen.getByText('The same cards come out')).toBeInTheDocument()
})

test('a question that was changed afterwards is detected', async () => {
  const draw = await signedRecord()
  const user = userEvent.setup()
  render(<DrawRecord reading={{ ...reading, formData: { question: 'Another one?' } }} draw={draw} />)
  await user.click(screen.getByRole('button', { name: 'Replay the draw' }))
  expect(await screen.findByText('A signature is not valid')).toBeInTheDocument()
  expect(screen.getByText('The same cards come out')).toBeInTheDocument()
})
