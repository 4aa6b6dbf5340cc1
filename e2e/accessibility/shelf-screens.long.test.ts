import { describeInBrowser } from '../support/browser.ts'
import { shelfScreens } from './screens/shelf.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The shelf screens, for those who see them large, hear them or have little room', () => everyScreen(shelfScreens))
