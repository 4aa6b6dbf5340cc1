import type { Screen } from './screen.ts'
import { accountScreens } from './screens/account.ts'
import { askingScreens } from './screens/asking.ts'
import { buyingScreens } from './screens/buying.ts'
import { doorScreens } from './screens/doors.ts'
import { frontScreens } from './screens/front.ts'
import { libraryScreens } from './screens/library.ts'
import { readingScreens } from './screens/readings.ts'
import { shelfScreens } from './screens/shelf.ts'
import { walletScreens } from './screens/wallet.ts'

/** Asking for a reading, reading it, and finding it again. */
export const oracleScreens: readonly Screen[] = [...askingScreens, ...readingScreens, ...shelfScreens]

/** Everything around that: the way in, the library, what is bought, the account. */
export const houseScreens: readonly Screen[] = [
  ...frontScreens,
  ...doorScreens,
  ...buyingScreens,
  ...accountScreens,
  ...walletScreens,
  ...libraryScreens,
]

/** Every route in every state it can be in. */
export const screens: readonly Screen[] = [...houseScreens, ...oracleScreens]
