import { openStage, type Stage } from './stage.ts'
import { registered } from './support.ts'

describe('mails about finished readings', () => {
  let stage: Stage

  beforeEach(async () => {
    stage = await openStage()
    const verification = stage.next()
    await stage.publish('user.registered.v1', { ...registered, userId: 'reader-ada' })
    await verification
  })
  afterEach(() => stage.close())

  const isReady = (readingId: string) =>
    stage.publish('reading.generated.v1', { userId: 'reader-ada', readingId, methodId: 'dream', unattended: true })
  const mailOf = async (readingId: string) => {
    const mail = stage.next()
    await isReady(readingId)
    return mail
  }
  /** The address of the mail program's unsubscribe button, as seen behind the gateway. */
  const oneClick = ({ headers }: Awaited<ReturnType<typeof mailOf>>): string => {
    const { value = '' } = headers.find(({ key }) => key === 'list-unsubscribe') ?? {}
    const [, path = ''] = /^<https:\/\/sibyl\.example\/api(\/.+)>$/.exec(value) ?? []
    return path
  }
  const asMailProgramsDo = (path: string) =>
    stage.post(path, 'List-Unsubscribe=One-Click', { 'Content-Type': 'application/x-www-form-urlencoded' })

  it('can be ended by one click in the mail program, and resumed', async () => {
    const mail = await mailOf('rd_1')
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }))
    const path = oneClick(mail)
    for (const answer of [await asMailProgramsDo(path), await asMailProgramsDo(path)]) expect(answer.status).toBe(200)
    expect(await stage.ownData('reader-ada')).toMatchObject({ wishes: { readingReadyMails: false, unsubscribedAt: expect.any(String) } })
    await isReady('rd_2')
    expect((await stage.post(path.replace('unsubscribe', 'resubscribe'))).status).toBe(200)
    expect((await mailOf('rd_3')).text).toContain('/reading/view/rd_3')
    expect(stage.received().map(({ text }) => /reading\/view\/\w+/.exec(text ?? '')?.[0])).not.toContain('reading/view/rd_2')
    expect(await stage.mails.get('reading-ready/rd_2')).toBeUndefined()
  })

  it('link in their footer to a page with the same token', async () => {
    const mail = await mailOf('rd_1')
    const token = /token=.+/.exec(oneClick(mail))?.[0]
    expect(mail.text).toContain(`https://sibyl.example/unsubscribe?${token}`)
    expect(mail.html).toContain(`https://sibyl.example/unsubscribe?${token}`)
  })

  it('are not ended by a made-up token; other mails have none', async () => {
    expect(stage.received()[0]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
    const answer = await stage.post('/contact/unsubscribe?token=reader-ada.x')
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'link_unknown' })])
    for (const none of ['', '?token=', '?token=a&token=b']) expect((await stage.post(`/contact/unsubscribe${none}`)).status).toBe(400)
    expect((await mailOf('rd_1')).subject).toBe('Your dream reading is ready')
  })
})
