import { describeInBrowser } from '../support/browser.ts'
import { walletScreens } from './screens/wallet.ts'
import { everyScreen } from './support/every-screen.ts'

describeInBrowser('The wallet screens, for those who see them large, hear them or have little room', () => everyScreen(walletScreens))
