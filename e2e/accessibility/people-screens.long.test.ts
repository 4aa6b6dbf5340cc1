import { describeInBrowser } from '../support/browser.ts'
import { peopleScreens } from './screens/people.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The screens of people and sky, for those who see them large, hear them or have little room', () =>
  everyScreen(peopleScreens),
)
