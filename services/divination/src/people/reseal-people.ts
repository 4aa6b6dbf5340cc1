import { inPages } from '@sibyl/platform/store/in-pages'
import type { People } from './collections.ts'
import type { PeopleVault } from './people-vault.ts'
import { type ReaderPeople, reseal } from './person.ts'

/**
 * Seals every person again whom an older key sealed, with the first key, while the product runs or not. Resolves with their number;
 * afterwards no stored ciphertext needs the older keys.
 */
export const resealPeople = async ({ people, vault }: { people: People; vault: PeopleVault }): Promise<number> => {
  let resealed = 0
  for await (const { _id: reader, people: found } of inPages<ReaderPeople>((page) => people.find('byUpdate', {}, page))) {
    const older = found.filter(({ kid }) => kid !== vault.kid)
    if (older.length === 0) continue
    const renew = async ({ id: person, sealed }: (typeof older)[number]) =>
      [sealed, await vault.seal({ reader, person }, await vault.open({ reader, person }, sealed))] as const
    await people.change(reader, reseal(new Map(await Promise.all(older.map(renew)))))
    resealed += older.length
  }
  return resealed
}
