// Checks records of tarot draws, as a reading's page offers them for download: node check-draw.mjs FILE...
import { createHash, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (data) => createHash('sha256').update(data).digest('hex')

const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)}}`
}

/** The payload of a compact JWS, if one of the keys signed it as this type. */
const signed = (jws, type, keys) => {
  const [head, body, signature] = jws.split('.')
  const { typ, kid } = JSON.parse(Buffer.from(head, 'base64url'))
  const { kty, crv, x } = keys.find((key) => key.kid === kid) ?? {}
  if (typ !== type || !x) return {}
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
  const holds = verify(null, `${head}.${body}`, key, Buffer.from(signature, 'base64url'))
  return holds ? JSON.parse(Buffer.from(body, 'base64url')) : {}
}

const agrees = (payload, claimed) => Object.entries(claimed).every(([name, value]) => canonical(payload[name] ?? null) === canonical(value))

/** The cards that a record gives: those picked, then the topmost left; the last of them is the clarifying card, if there is one. */
const drawn = (draw, count) => {
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
  return [...picks.map((position) => lying[position]), ...rest].slice(0, count)
}

const checksOf = ({ reading, form, cards, draw, keys }) => {
  const { id, algorithm, commitment, sealedAt, seal, signature, ...rest } = draw
  const promise = { id, algorithm, commitment, sealedAt }
  const whole = { ...promise, ...rest, reading, cards }
  const again = canonical(drawn(draw, cards.length))
  return {
    'The seed fits the commitment': sha256(Buffer.from(draw.seed, 'hex')) === commitment,
    'The form is the one that was signed': sha256(canonical(form)) === draw.form,
    ...(draw.promised && { 'The commitment was signed before the draw': agrees(signed(seal, 'sibyl-draw-seal', keys), promise) }),
    'The record was signed with the reading': agrees(signed(signature, 'sibyl-draw-record', keys), whole),
    'The same cards come out': again === canonical(cards.map(({ card, reversed }) => ({ card, reversed }))),
    ...(draw.clarifier && { 'The last card clarifies the place on record': cards.at(-1).position === draw.clarifier }),
  }
}

const files = process.argv.slice(2)
for (const file of files) {
  if (files.length > 1) process.stdout.write(`${file}\n`)
  const checks = checksOf(JSON.parse(readFileSync(file, 'utf8')))
  for (const [what, holds] of Object.entries(checks)) process.stdout.write(`${holds ? 'yes' : 'NO '}  ${what}\n`)
  if (!Object.values(checks).every(Boolean)) process.exitCode = 1
}
