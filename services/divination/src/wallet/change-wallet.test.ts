import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { changeWallet } from './change-wallet.ts'
import { ledgerCollection, ledgerId, walletCollection } from './collections.ts'
import { credit, creditKey } from './wallet.ts'

const at = '2026-11-21T12:00:00.000Z'

it('a change under a business key is applied once, whether the wallet still remembers the key or only the ledger does', async () => {
  const store = openSqliteStore({ file: ':memory:', service: 'test' })
  const ports = { wallets: await store.collection(walletCollection), ledger: await store.collection(ledgerCollection) }
  const creditOnce = (paymentId: string) => changeWallet(ports, 'reader', creditKey(paymentId), credit({ paymentId, tokens: 5 }, at))
  await Promise.all([creditOnce('first'), creditOnce('first'), creditOnce('first')])
  const { recent } = await creditOnce('second')
  for (const operation of recent) {
    await ports.ledger.create({ next: { _id: ledgerId('reader', operation.key), version: 0, userId: 'reader', ...operation } })
  }
  await ports.wallets.change('reader', (wallet) => ({ next: { ...wallet, recent: [] } }))
  await creditOnce('first')
  expect(await ports.wallets.get('reader')).toMatchObject({ tokens: 10 })
  await store.close()
})
