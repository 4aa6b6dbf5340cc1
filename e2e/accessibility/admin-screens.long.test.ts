import { describeInBrowser } from '../support/browser.ts'
import { adminScreens } from './screens/admin.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The support screens, for those who see them large, hear them or have little room', () => everyScreen(adminScreens))
