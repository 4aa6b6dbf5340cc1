import { describeInBrowser } from '../support/browser.ts'
import { accountScreens } from './screens/account.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The account screens, for those who see them large, hear them or have little room', () => everyScreen(accountScreens))
