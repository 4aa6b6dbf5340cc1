import { mailboxNames, normalizeAddress } from './mailbox.ts'

describe('a mailbox', () => {
  it.each([
    ['ada@example.org', ['ADA@Example.org', 'ada+oracle@example.org', 'ada+a+b@example.org', 'ａｄａ@example.org']],
    ['adalovelace@gmail.com', ['ada.lovelace@gmail.com', 'A.d.a.Lovelace+x@googlemail.com']],
    ['adalovelace@proton.me', ['ada-love_lace@pm.me', 'ada.lovelace+1@protonmail.com']],
    ['ada.l@icloud.com', ['ada.l@me.com', 'Ada.L+news@mac.com']],
    ['ada@xn--bcher-kva.example', ['ada@bücher.example']],
  ])('%s has one name in all its spellings', (mailbox, spellings) => {
    for (const spelling of [mailbox, ...spellings]) expect(normalizeAddress(spelling)).toBe(mailbox)
  })

  it('differs if a dot or the whole name makes a difference', () => {
    expect(normalizeAddress('ada.lovelace@example.org')).not.toBe(normalizeAddress('adalovelace@example.org'))
    expect(normalizeAddress('+ada@example.org')).not.toBe(normalizeAddress('+bob@example.org'))
  })

  it('is named by a hash that needs the secret and reveals nothing of the address', () => {
    const name = mailboxNames('a secret of thirty-two characters')
    expect(name('Ada+1@example.org')).toBe(name('ada@example.org'))
    expect(name('ada@example.org')).toMatch(/^[\w-]{43}$/)
    expect(mailboxNames('another secret of thirty-two chars')('ada@example.org')).not.toBe(name('ada@example.org'))
  })
})
