import { describeInBrowser } from '../support/browser.ts'
import { askingScreens } from './screens/asking.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The asking screens, for those who see them large, hear them or have little room', () => everyScreen(askingScreens))
