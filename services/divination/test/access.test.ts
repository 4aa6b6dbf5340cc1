import { methods } from '@sibyl/contracts/methods'
import { openStage, type Stage, tarot } from './stage.ts'

const reader = 'reader-ada'

const forms: Record<string, object> = {
  tarot: tarot.formData,
  astrology: { readingType: 'weekly', dateOfBirth: '1990-07-15' },
  numerology: { readingType: 'personalmonth', dateOfBirth: '1990-07-15' },
  iching: { situation: 'The bakery barely earns its rent these days.' },
  dream: { dreamDescription: 'I walked through my old school and found a door to a garden.' },
  love: { relationshipContext: 'We moved in together and hardly talk in the evenings.' },
}

describe('a premium method', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(() => stage.close())

  const ask = async (methodId: string, as?: string) => {
    const answer = await stage.ask(`/divination/reading/${methodId}`, { body: { formData: forms[methodId] }, ...(as && { as }) })
    return { status: answer.status, body: await answer.json() }
  }

  it('is any but the daily card', () => {
    expect(methods.filter(({ premium }) => premium).map(({ id }) => id)).toEqual(Object.keys(forms))
  })

  it.each(Object.keys(forms))('%s asks a visitor to sign in, and a reader without tokens to get some', async (methodId) => {
    expect(await ask(methodId)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await ask(methodId, reader)).toMatchObject({ status: 402, body: { code: 'access_required' } })
  })
})
