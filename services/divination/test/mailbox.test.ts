import { eventually } from '@sibyl/platform/testing/eventually'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { DAY } from '@sibyl/platform/time'
import { collections } from '../src/collections.ts'
import { openStage, type Stage } from './stage.ts'

type WalletShown = { oracleTokens: number; ledger: { delta: number; why?: string }[] }

describe('a mailbox with one account after another', () => {
  let stage: Stage
  const clock = testClock()
  beforeEach(async () => {
    stage = await openStage(undefined, { clock })
  })
  afterEach(() => stage.close())

  const verify = (userId: string, mailbox = 'hash') => stage.publish('user.verified.v1', { userId, mailbox })
  /** The wallet is erased at once; the second pass, 15 s later, does not matter here. */
  const erase = async (userId: string, mailbox = 'hash'): Promise<void> => {
    void stage.publish('user.deleted.v1', { userId, mailbox }).catch(() => undefined)
    const { wallets } = await collections(stage.parts.store)
    await eventually(async () => expect(await wallets.get(userId)).toMatchObject({ erasedAt: expect.any(String) }))
    await eventually(async () => expect((await remembered(mailbox))?.account).toBeDefined())
  }
  const remembered = async (id: string) => (await collections(stage.parts.store)).mailboxes.get(id)
  const wallet = async (as: string): Promise<WalletShown> => (await stage.ask('/divination/wallet', { as })).json() as Promise<WalletShown>
  const tokens = async (as: string): Promise<number> => (await wallet(as)).oracleTokens
  const bought = (userId: string, paymentId: string, count: number) =>
    stage.publish('payment.succeeded.v1', payment(userId, paymentId, count))
  const refunded = (userId: string, paymentId: string, count: number) =>
    stage.publish('payment.refunded.v1', { ...payment(userId, paymentId, count), refundId: `re_${paymentId}`, how: 'refund' })
  const payment = (userId: string, paymentId: string, count: number) => ({
    userId,
    paymentId,
    kind: 'tokens',
    description: `${count} Oracle Tokens`,
    tokens: count,
    amount: 499,
    currency: 'usd',
    at: clock.now(),
  })

  it('gets its welcome tokens once, says why there are none, and leaves other mailboxes alone', async () => {
    await verify('reader-one')
    expect(await tokens('reader-one')).toBe(3)
    await erase('reader-one')
    await verify('reader-two')
    await verify('reader-two')
    expect(await wallet('reader-two')).toMatchObject({
      oracleTokens: 0,
      ledger: [{ delta: 0, why: 'The welcome tokens of this mailbox were used before.' }],
    })
    await verify('reader-other', 'another hash')
    expect(await tokens('reader-other')).toBe(3)
  })

  it('gets them once for accounts that are verified at the same moment', async () => {
    const readers = Array.from({ length: 20 }, (_, index) => `reader-${index}`)
    await Promise.all(readers.map((reader) => verify(reader)))
    const granted = await Promise.all(readers.map(tokens))
    expect(granted.toSorted((a, b) => b - a)).toEqual([3, ...Array.from({ length: 19 }, () => 0)])
  })

  it('gets them again a year after its account was deleted', async () => {
    await verify('reader-one')
    await erase('reader-one')
    clock.advance(366 * DAY)
    await verify('reader-two')
    expect(await tokens('reader-two')).toBe(3)
  })

  it('takes a debt over to the next account, once', async () => {
    await refunded('reader-one', 'p1', 5)
    await verify('reader-one')
    await erase('reader-one')
    await verify('reader-two')
    await verify('reader-two')
    await bought('reader-two', 'p2', 15)
    expect(await tokens('reader-two')).toBe(13)
  })

  it('takes a debt over to an account that was verified before the deletion event arrived', async () => {
    await verify('reader-one')
    await refunded('reader-one', 'p1', 5)
    await verify('reader-two')
    await bought('reader-two', 'p2', 15)
    await erase('reader-one')
    await eventually(async () => expect(await tokens('reader-two')).toBe(13))
  })
})
