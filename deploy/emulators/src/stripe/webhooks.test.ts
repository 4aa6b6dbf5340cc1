import { eventually } from '@sibyl/platform/testing/eventually'
import type Stripe from 'stripe'
import { openStripeForTests, refusalOf, SECRET, type StripeForTests } from './stripe-account.fixture.ts'

describe('a webhook of the Stripe emulator', () => {
  let account: StripeForTests
  let stripe: Stripe
  beforeEach(async () => {
    account = await openStripeForTests()
    stripe = account.stripe
  })
  afterEach(() => account.close())

  const publish = async (count: number, name = 'n'): Promise<string[]> => {
    const ids: string[] = []
    for (let number = 0; number < count; number += 1) ids.push((await stripe.customers.create({ name: `${name}${number}` })).id)
    return ids
  }
  const subjects = () => account.received.map(({ event }) => (event.data.object as { id: string }).id)
  const settings = (patch: object) => account.state('PUT', '/settings', patch)
  const eventOf = async () => {
    const [event] = (await stripe.events.list({ limit: 1 })).data
    if (!event) throw new Error('there is no event')
    return event
  }

  it('is signed with each secret while one is replaced, with the time of each sending', async () => {
    await publish(1)
    await eventually(() => expect(account.received).toHaveLength(1))
    const [{ body = '', signature = '' } = {}] = account.received
    expect(stripe.webhooks.constructEvent(body, signature, SECRET, 5).type).toBe('customer.created')
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow('No signatures found')

    account.emulator.sendWebhooksTo({ url: account.webhookUrl, secrets: ['whsec_old', 'whsec_new'] })
    await publish(1)
    await eventually(() => expect(account.received).toHaveLength(2))
    const [, { body: second = '', signature: both = '' } = {}] = account.received
    for (const secret of ['whsec_old', 'whsec_new'])
      expect(stripe.webhooks.constructEvent(second, both, secret).type).toBe('customer.created')
  })

  it('is retried until a 2xx response, and counts as pending until then', async () => {
    await settings({ retryFirstMs: 5 })
    let refused = 0
    account.answerWith(() => {
      refused += 1
      return refused <= 3 ? 500 : 200
    })
    await publish(1)
    const event = await eventOf()
    await eventually(async () => expect((await stripe.events.retrieve(event.id)).pending_webhooks).toBe(0))
    expect(account.received.map(({ event: { id } }) => id)).toEqual([event.id, event.id, event.id, event.id])
    const response = await fetch(`${account.url}/state/events/${event.id}/deliveries`)
    expect(await response.json()).toMatchObject([{ state: 'delivered', attempts: 4, said: 'answered 200' }])
  })

  it('can be listed by whether it was delivered', async () => {
    await settings({ retryFirstMs: 60_000 })
    account.answerWith(({ event }) => ((event.data.object as Stripe.Customer).name === 'bad0' ? 500 : 200))
    await publish(1, 'good')
    await publish(1, 'bad')
    await eventually(() => expect(account.received).toHaveLength(2))
    const failing = await stripe.events.list({ delivery_success: false })
    expect(failing.data).toMatchObject([{ type: 'customer.created', data: { object: { name: 'bad0' } } }])
    await eventually(async () => expect((await stripe.events.list({ delivery_success: true })).data).toHaveLength(1))
  })

  it('is dropped, duplicated and shuffled as the switches say, the same for the same seed', async () => {
    const runs: { dropped: number; received: number[] }[] = []
    for (const seed of ['one', 'one', 'two']) {
      const run = await openStripeForTests()
      const change = (patch: object) => run.state('PUT', '/settings', patch)
      await change({ paused: true, dropPercent: 30, duplicatePercent: 30, shuffle: true, delayMs: 1000, seed })
      const ids: string[] = []
      for (let number = 0; number < 20; number += 1) ids.push((await run.stripe.customers.create()).id)
      await change({ paused: false })
      await eventually(async () => expect(await run.state('GET', '/deliveries')).toMatchObject({ waiting: 0 }))
      const { dropped } = await run.state('GET', '/deliveries')
      const numbers = run.received.map(({ event }) => ids.indexOf((event.data.object as Stripe.Customer).id))
      runs.push({ dropped: Number(dropped), received: numbers })
      expect((await run.stripe.events.list({ delivery_success: false })).data).toHaveLength(Number(dropped))
      await run.close()
    }
    const [first, again, other] = runs
    const sorted = (numbers: readonly number[] = []) => [...numbers].sort((a, b) => a - b)
    expect(first?.dropped).toBeGreaterThan(0)
    expect(new Set(first?.received).size).toBeLessThan(Number(first?.received.length))
    expect(first?.received).not.toEqual(sorted(first?.received))
    expect(sorted(again?.received)).toEqual(sorted(first?.received))
    expect(sorted(other?.received)).not.toEqual(sorted(first?.received))
  })

  it('waits while deliveries are paused, and arrives in order afterwards', async () => {
    await settings({ paused: true })
    const ids = await publish(5)
    expect(await account.state('GET', '/deliveries')).toMatchObject({ waiting: 5, delivered: 0 })
    await settings({ paused: false })
    await eventually(() => expect(subjects()).toEqual(ids))
  })

  it('can be redelivered by hand, even if it was dropped', async () => {
    await settings({ dropPercent: 100 })
    await publish(1)
    const event = await eventOf()
    expect(event.pending_webhooks).toBe(1)
    await account.state('POST', `/events/${event.id}/redeliver`)
    await eventually(async () => expect((await stripe.events.retrieve(event.id)).pending_webhooks).toBe(0))
    expect(account.received).toHaveLength(1)
    expect(await account.state('POST', '/events/evt_none/redeliver')).toMatchObject({ error: { code: 'resource_missing' } })
  })

  it('refuses senseless switches', async () => {
    expect(await settings({ dropPercent: 101 })).toMatchObject({ error: { type: 'invalid_request_error' } })
    expect(await settings({ unknown: 1 })).toMatchObject({ error: { message: expect.stringContaining('unknown') } })
    expect(await account.state('POST', '/clock/advance', { seconds: -1 })).toMatchObject({ error: { param: 'seconds' } })
  })

  it('is listed with its type and time, page by page', async () => {
    await publish(5)
    await stripe.paymentIntents.create({ amount: 499, currency: 'usd' })
    const all = await stripe.events.list({ limit: 2, types: ['customer.created'] }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ data }) => (data.object as Stripe.Customer).name)).toEqual(['n4', 'n3', 'n2', 'n1', 'n0'])
    const [first] = all
    expect((await stripe.events.list({ created: { gt: Number(first?.created) + 10 } })).data).toEqual([])
    expect((await stripe.events.list({ type: 'payment_intent.created', created: { gte: Number(first?.created) - 10 } })).data).toHaveLength(
      1,
    )
    expect(await refusalOf(stripe.events.list({ starting_after: 'evt_none' }))).toMatchObject({ code: 'resource_missing' })
  })
})
