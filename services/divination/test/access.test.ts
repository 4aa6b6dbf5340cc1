import { exampleOf } from '@sibyl/contracts/http/openapi/examples'
import { methodIds, methods } from '@sibyl/contracts/methods'
import { openStage, type Stage, tarot } from './stage.ts'

const reader = 'reader-ada'

const { bodies } = exampleOf('requestReading') ?? {}
const bodyOf = (methodId: string): object | undefined => (methodId === 'tarot' ? { formData: tarot.formData } : bodies?.[methodId])
const premium = methods.filter((method) => method.premium).map(({ id }) => id)

describe('a premium method', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(() => stage.close())

  const ask = async (methodId: string, as?: string) => {
    const answer = await stage.ask(`/divination/reading/${methodId}`, { body: bodyOf(methodId), ...(as && { as }) })
    return { status: answer.status, body: await answer.json() }
  }

  it('is every method except the daily card', () => {
    expect(premium).toEqual(methodIds.filter((id) => id !== 'daily-card'))
  })

  it.each(premium)('%s asks a visitor to sign in, and a reader without tokens to get some', async (methodId) => {
    expect(await ask(methodId)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await ask(methodId, reader)).toMatchObject({ status: 402, body: { code: 'access_required' } })
  })

  it('refuses in this order: an invalid form, a visitor, a reader who cannot pay, a crisis', async () => {
    const send = async (question: string, as?: string) => {
      const body = { formData: { ...tarot.formData, question } }
      return (await stage.ask('/divination/reading/tarot', { body, ...(as && { as }) })).status
    }
    const desperate = 'I want to kill myself tonight, should I do it?'
    expect(await send('Why?', reader)).toBe(400)
    expect(await send(desperate)).toBe(401)
    expect(await send(desperate, reader)).toBe(402)
    await stage.grantTokens(reader)
    expect(await send(desperate, reader)).toBe(422)
    expect(await (await stage.ask('/divination/wallet', { as: reader })).json()).toMatchObject({ oracleTokens: 3 })
  })

  it('counts refusals against the rate limit', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask('tarot', reader)))
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
