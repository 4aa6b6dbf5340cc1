import { describeInBrowser } from '../support/browser.ts'
import { sharingScreens } from './screens/sharing.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The screens of what is shared, for those who see them large, hear them or have little room', () =>
  everyScreen(sharingScreens),
)
