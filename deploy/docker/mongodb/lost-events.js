// For mongosh: finds events that were published but had no effect, for example because a broker lost its data.
//   mongosh --quiet "$MONGODB_URI" --eval 'mend = false' deploy/docker/mongodb/lost-events.js
// With `mend = true` it puts them back into the outboxes of their documents, and the relays publish them again. It also lists events that are
// only late; putting one back is safe, because an event that arrives twice counts once. It prints ids, no personal data.
const namespace = globalThis.namespace ?? 'sibyl'
const mends = globalThis.mend === true
const service = (name) => db.getSiblingDB(`${namespace}-${name}`)
const accounts = service('auth').accounts
const { wallets, ledger } = service('divination')
const draws = service('divination').getCollection('daily-draws')
const { recipients } = service('notification')

const counts = {}
const lost = (what, id) => {
  counts[what] = (counts[what] ?? 0) + 1
  print(`${what}  ${id}`)
}

/** Writes an event into its document as the store does, in one write that conflicts with no other. */
const tellAgain = (documents, source, _id, type, data) => {
  if (!mends) return
  const time = new Date().toISOString()
  const event = { specversion: '1.0', id: new UUID().toString(), source, time, datacontenttype: 'application/json', type, data }
  documents.updateOne({ _id }, { $push: { outbox: event }, $min: { outboxAt: time }, $set: { settled: false } })
}

const granted = (userId) => {
  const key = `grant:verify:${userId}`
  return wallets.countDocuments({ _id: userId, 'doc.recent.key': key }) + ledger.countDocuments({ _id: `${userId}/${key}` }) > 0
}

accounts.find({}, { 'doc.passwordHash': 0 }).forEach(({ _id, doc: account }) => {
  if (account.emailVerified && !granted(_id)) {
    lost('no welcome tokens', _id)
    tellAgain(accounts, '/auth', _id, 'user.verified.v1', { userId: _id, ...(account.mailbox && { mailbox: account.mailbox }) })
  }
  if (recipients.countDocuments({ _id }) === 0) {
    // Auth keeps only a hash of the link, so it cannot be sent again. With the recipient known, the reader can request another.
    lost('unknown to notification', _id)
    const doc = { email: account.email, firstName: account.firstName }
    if (mends) recipients.insertOne({ _id, version: 1, doc, writes: [], settled: true })
  }
  if (account.timezone !== 'UTC' && draws.countDocuments({ _id, 'doc.timezone': account.timezone }) === 0) {
    lost('zone of the profile unknown', _id)
    tellAgain(accounts, '/auth', _id, 'user.timezone-changed.v1', { userId: _id, timezone: account.timezone })
  }
})

/** After a restore a profile can be newer than its wallet, and would ignore the event as stale. */
const forget = (_id, version) => {
  const writes = { $each: [new UUID().toString()], $position: 0, $slice: 20 }
  const again = { $set: { 'doc.wallet.version': 0 }, $inc: { version: 1 }, $push: { writes } }
  if (mends) accounts.updateOne({ _id, 'doc.wallet.version': { $gt: version } }, again)
}

wallets.find().forEach(({ _id, version, doc: { tokens, premiumUntil, recent } }) => {
  const inProfile = accounts.findOne({ _id }, { 'doc.wallet': 1 })?.doc.wallet
  const missing = recent.filter(({ key }) => ledger.countDocuments({ _id: `${_id}/${key}` }) === 0)
  const stale = inProfile && (inProfile.tokens !== tokens || inProfile.premiumUntil !== premiumUntil)
  if (missing.length > 0) lost('not in the ledger', _id)
  if (stale) {
    lost('other tokens in the profile', _id)
    forget(_id, version)
  }
  const toTell = missing.length > 0 ? missing : stale ? recent.slice(-1) : []
  for (const operation of toTell) {
    tellAgain(wallets, '/divination', _id, 'wallet.changed.v1', { userId: _id, version, tokens, premiumUntil, operation })
  }
})

print(Object.keys(counts).length > 0 ? JSON.stringify(counts) : 'Nothing is lost.')
if (Object.keys(counts).length > 0) print(mends ? 'Put back; look again in a minute.' : 'Nothing was changed.')
