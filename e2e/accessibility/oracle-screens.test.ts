import { describeInBrowser } from '../support/browser.ts'
import { oracleScreens } from './screens.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('Every screen of the oracle, for those who see it large, hear it or have little room', () => everyScreen(oracleScreens))
