import { given } from '@sibyl/platform/testing/given'
import { plus } from '@sibyl/platform/time'
import { type Mail, queued, refused, sent } from './mail.ts'

const noon = '2026-11-21T12:00:00.000Z'
const letter = { to: 'ada@sibyl.example', subject: 's', text: 't', html: 'h' }
const aMail = (): Mail => queued('m', letter, noon).next

describe('a mail', () => {
  it('forgets whom it went to and what it said once it is sent', () => {
    const { next } = sent(noon)(aMail())
    expect(next.state).toBe('sent')
    expect(JSON.stringify(next)).not.toContain('ada@')
  })

  it('is tried again after a growing while', () => {
    given(aMail())
      .when(refused(noon))
      .becomes({ attempts: 1, notBefore: plus(noon, 5_000) })
      .when(refused(noon))
      .becomes({ attempts: 2, notBefore: plus(noon, 15_000) })
  })

  it('is given up in the end, and then holds nothing personal', () => {
    let mail = aMail()
    for (let attempt = 0; attempt < 100; attempt += 1) mail = refused(noon)(mail).next
    expect(mail.state).toBe('given-up')
    expect(mail.letter).toBeUndefined()
  })
})
