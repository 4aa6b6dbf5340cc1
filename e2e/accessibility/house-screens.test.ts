import { describeInBrowser } from '../support/browser.ts'
import { houseScreens } from './screens.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('Every screen of the house around it, for those who see it large, hear it or have little room', () =>
  everyScreen(houseScreens),
)
