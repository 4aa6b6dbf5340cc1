import { describeInBrowser } from '../support/browser.ts'
import { libraryScreens } from './screens/library.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The library screens, for those who see them large, hear them or have little room', () => everyScreen(libraryScreens))
