import type { Screen } from './screen.ts'
import { accountScreens } from './screens/account.ts'
import { adminScreens } from './screens/admin.ts'
import { askingScreens } from './screens/asking.ts'
import { buyingScreens } from './screens/buying.ts'
import { doorScreens } from './screens/doors.ts'
import { frontScreens } from './screens/front.ts'
import { libraryScreens } from './screens/library.ts'
import { peopleScreens } from './screens/people.ts'
import { readingScreens } from './screens/readings.ts'
import { sharingScreens } from './screens/sharing.ts'
import { shelfScreens } from './screens/shelf.ts'
import { walletScreens } from './screens/wallet.ts'

/** Every route in every state it can be in. */
export const screens: readonly Screen[] = [
  ...frontScreens,
  ...doorScreens,
  ...askingScreens,
  ...readingScreens,
  ...shelfScreens,
  ...sharingScreens,
  ...peopleScreens,
  ...buyingScreens,
  ...accountScreens,
  ...walletScreens,
  ...libraryScreens,
  ...adminScreens,
]
