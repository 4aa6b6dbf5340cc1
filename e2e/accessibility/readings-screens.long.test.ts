import { describeInBrowser } from '../support/browser.ts'
import { readingScreens } from './screens/readings.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The readings screens, for those who see them large, hear them or have little room', () => everyScreen(readingScreens))
