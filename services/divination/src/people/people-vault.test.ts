import { decodeProtectedHeader } from 'jose'
import { peopleVault } from './people-vault.ts'
import type { PersonData } from './person.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
const owner = { reader: 'reader-ada', person: 'pn_1' }
const data: PersonData = { name: 'Mira Lund', dateOfBirth: '1991-03-14', placeOfBirth: 'Brno', asked: '' }

describe('the vault of saved people', () => {
  it('opens what it sealed, for the same reader and person only', async () => {
    const vault = peopleVault([older])
    const { sealed } = await vault.seal(owner, data)
    expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'dir', enc: 'A256GCM', kid: vault.kid, ...owner })
    expect(await vault.open(owner, sealed)).toEqual(data)
    await expect(vault.open({ ...owner, reader: 'reader-bob' }, sealed)).rejects.toThrow('belongs to somebody else')
    await expect(vault.open({ ...owner, person: 'pn_2' }, sealed)).rejects.toThrow('belongs to somebody else')
  })

  it('does not open a ciphertext whose header was rewritten for another reader', async () => {
    const vault = peopleVault([older])
    const { sealed } = await vault.seal(owner, data)
    const header = { ...decodeProtectedHeader(sealed), reader: 'reader-bob' }
    const moved = sealed.replace(/^[^.]+/, Buffer.from(JSON.stringify(header)).toString('base64url'))
    await expect(vault.open({ ...owner, reader: 'reader-bob' }, moved)).rejects.toThrow('decryption operation failed')
  })

  it('seals with the first key and opens with every one', async () => {
    const before = await peopleVault([older]).seal(owner, data)
    const both = peopleVault([newer, older])
    expect(await both.open(owner, before.sealed)).toEqual(data)
    const after = await both.seal(owner, data)
    expect(await peopleVault([newer]).open(owner, after.sealed)).toEqual(data)
    await expect(peopleVault([newer]).open(owner, before.sealed)).rejects.toThrow(`lacks the key ${before.kid}`)
  })
})
