import { type Product, startProduct } from './support/product.ts'
import { call, eventually, newReader, type SignedIn } from './support/reader.ts'

type Objects = { data: { id: string; status: string }[] }

describe('a dispute of a subscription, opened on the dashboard of the emulated provider', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  const stripe = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${product.url}/_dev/stripe${path}`, {
      ...init,
      headers: { Origin: product.url, Authorization: 'Bearer sk_test_operator' },
    })
  const found = async (path: string): Promise<Objects['data']> => ((await (await stripe(`/v1${path}`)).json()) as Objects).data
  const press = async (path: string, form: Record<string, string>): Promise<void> => {
    const page = await stripe(path, { method: 'POST', body: new URLSearchParams(form) })
    expect((await page.text()).includes('class="said good"')).toBe(true)
  }

  const tierBecomes = (reader: SignedIn, tier: string): Promise<true> =>
    eventually(async () => {
      const { body } = await call(product, '/api/auth/profile', { token: reader.token })
      return (body.user as { tier: string }).tier === tier ? true : undefined
    })

  /** A reader who paid for a year and then disputed the payment with their bank. */
  const disputes = async (email: string): Promise<{ reader: SignedIn; disputeId: string; customer: string }> => {
    const reader = await newReader(product, email)
    const begun = await call(product, '/api/payments/subscription/create', {
      token: reader.token,
      body: { planIndex: 1, plan: 'premium_annual' },
    })
    const [intent] = String((begun.body.data as { clientSecret: string }).clientSecret).split('_secret_')
    const paid = await stripe(`/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: product.url }),
    })
    const { latest_charge: charge, customer } = (await paid.json()) as { latest_charge: string; customer: string }
    await tierBecomes(reader, 'premium')
    await press('/state/disputes', { charge, reason: 'fraudulent' })
    // The welcome tokens are still there.
    await tierBecomes(reader, 'tokens')
    const [dispute] = await found(`/disputes?payment_intent=${intent}`)
    return { reader, disputeId: dispute?.id ?? '', customer }
  }

  const spendAll = async (reader: SignedIn): Promise<void> => {
    for (const question of ['Should I take the offer?', 'Should I move to the sea?', 'Should I call her again?'])
      await call(product, '/api/divination/reading/tarot', { token: reader.token, body: { formData: { timeframe: 'present', question } } })
    await tierBecomes(reader, 'free')
  }

  it('F28 that is won restores Premium', async () => {
    const { reader, disputeId } = await disputes('won@sibyl.example')
    await press(`/state/disputes/${disputeId}/close`, { status: 'won' })
    await tierBecomes(reader, 'premium')
    expect((await call(product, '/api/payments/subscription', { token: reader.token })).body.data).toMatchObject({ status: 'active' })
  })

  it('F28 that is lost on an annual plan leaves the free tier and a cancelled subscription', async () => {
    const { reader, disputeId, customer } = await disputes('lost@sibyl.example')
    await press(`/state/disputes/${disputeId}/close`, { status: 'lost' })
    await spendAll(reader)
    const [subscription] = await eventually(async () => {
      const all = await found(`/subscriptions?status=all&customer=${customer}`)
      return all.every(({ status }) => status === 'canceled') ? all : undefined
    })
    expect(subscription).toMatchObject({ status: 'canceled' })
    expect((await call(product, '/api/payments/subscription', { token: reader.token })).body.data).toBeNull()
  })
})
