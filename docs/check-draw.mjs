// Checks the record of a tarot draw, as the reading's page offers it for download: node check-draw.mjs FILE
import { createHash, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const { reading, form, cards, draw, keys } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const sha256 = (data) => createHash('sha256').update(data).digest('hex')

const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)}}`
}

/** The payload of a compact JWS, if one of the keys signed it as this type. */
const signed = (jws, type) => {
  const [head, body, signature] = jws.split('.')
  const { typ, kid } = JSON.parse(Buffer.from(head, 'base64url'))
  const { kty, crv, x } = keys.find((key) => key.kid === kid) ?? {}
  if (typ !== type || !x) return {}
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
  const holds = verify(null, `${head}.${body}`, key, Buffer.from(signature, 'base64url'))
  return holds ? JSON.parse(Buffer.from(body, 'base64url')) : {}
}

const agrees = (payload, claimed) => Object.entries(claimed).every(([name, value]) => canonical(payload[name] ?? null) === canonical(value))

const drawn = () => {
  const info = `${draw.algorithm}|${draw.id}|${draw.cut}`
  const bytes = Buffer.from(hkdfSync('sha256', Buffer.from(draw.seed, 'hex'), '', info, 1024))
  let next = 0
  const below = (bound) => {
    for (;;) {
      const word = bytes.readUInt32BE(4 * next++)
      if (word < 2 ** 32 - (2 ** 32 % bound)) return word % bound
    }
  }
  const two = (number) => String(number).padStart(2, '0')
  const ranks = [...Array.from({ length: 10 }, (_, pip) => two(pip + 1)), 'page', 'knight', 'queen', 'king']
  const suits = ['cups', 'wands', 'swords', 'pentacles']
  const deck = [
    ...Array.from({ length: 22 }, (_, major) => `major-${two(major)}`),
    ...suits.flatMap((suit) => ranks.map((rank) => `${suit}-${rank}`)),
  ]
  for (let last = 77; last > 0; last -= 1) {
    const chosen = below(last + 1)
    ;[deck[last], deck[chosen]] = [deck[chosen], deck[last]]
  }
  const lying = deck.map((card) => ({ card, reversed: below(2) === 1 && !draw.uprightOnly }))
  const picks = draw.picks ?? []
  const rest = lying.filter((_, position) => !picks.includes(position))
  return [...picks.map((position) => lying[position]), ...rest].slice(0, cards.length)
}

const { id, algorithm, commitment, sealedAt, seal, signature, ...rest } = draw
const promise = { id, algorithm, commitment, sealedAt }
const checks = {
  'The seed fits the commitment': sha256(Buffer.from(draw.seed, 'hex')) === commitment,
  'The form is the one that was signed': sha256(canonical(form)) === draw.form,
  ...(draw.promised && { 'The commitment was signed before the draw': agrees(signed(seal, 'sibyl-draw-seal'), promise) }),
  'The record was signed with the reading': agrees(signed(signature, 'sibyl-draw-record'), { ...promise, ...rest, reading, cards }),
  'The same cards come out': canonical(drawn()) === canonical(cards.map(({ card, reversed }) => ({ card, reversed }))),
}
for (const [what, holds] of Object.entries(checks)) process.stdout.write(`${holds ? 'yes' : 'NO '}  ${what}\n`)
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1
