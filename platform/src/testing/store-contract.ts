import type { Store } from '../store/store.ts'
import type { Clock } from '../time.ts'
import { changesContract } from './store-contract/changes.ts'
import { expiryContract } from './store-contract/expiry-and-erasure.ts'
import { lookUpsContract } from './store-contract/look-ups.ts'
import { outboxContract } from './store-contract/outbox.ts'
import { uniqueValuesContract } from './store-contract/unique-values.ts'
import { testClock } from './test-clock.ts'

/** What every store must do. */
export const storeContract = (name: string, open: (clock: Clock) => Promise<Store>): void => {
  describe(`${name} as a store`, () => {
    const clock = testClock()
    let store: Store
    beforeEach(async () => {
      store = await open(clock)
    })
    afterEach(() => store.close())

    const opened = {
      clock,
      get store() {
        return store
      },
    }
    changesContract(opened)
    uniqueValuesContract(opened)
    lookUpsContract(opened)
    expiryContract(opened)
    outboxContract(opened)
  })
}
