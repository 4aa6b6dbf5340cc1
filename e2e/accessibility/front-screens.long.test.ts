import { describeInBrowser } from '../support/browser.ts'
import { frontScreens } from './screens/front.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The front screens, for those who see them large, hear them or have little room', () => everyScreen(frontScreens))
