import { describeInBrowser } from '../support/browser.ts'
import { buyingScreens } from './screens/buying.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The buying screens, for those who see them large, hear them or have little room', () => everyScreen(buyingScreens))
