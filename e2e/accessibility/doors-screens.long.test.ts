import { describeInBrowser } from '../support/browser.ts'
import { doorScreens } from './screens/doors.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The doors screens, for those who see them large, hear them or have little room', () => everyScreen(doorScreens))
