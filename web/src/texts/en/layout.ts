import { language } from '#texts/language.ts'

export const skipToContent = 'Skip to content'

export const header = {
  name: 'Sibyl',
  navigation: 'Main',
  pricing: 'Pricing',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  menu: 'Menu',
  closeMenu: 'Close menu',
}

export const accountMenu = {
  label: (fullName: string) => `Account of ${fullName}`,
  profile: 'Profile Settings',
  history: 'Reading History',
  moreTokens: 'Get More Tokens',
  signOut: 'Sign Out',
}

export const footer = {
  about: (age: number) => `Readings are written by an AI and are for entertainment only. For adults, ${age} and over.`,
  deck: 'The Deck',
  hexagrams: 'The Hexagrams',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Preferences',
  contact: 'Contact Us',
}

const parts = { model: 'the model', payments: 'payments', mail: 'mail' }
const list = new Intl.ListFormat(language)

export const emulation = {
  label: 'This installation',
  emulated: (which: readonly (keyof typeof parts)[]) => {
    const many = which.length > 1 || which.includes('payments')
    return `Trial installation: ${list.format(which.map((part) => parts[part]))} ${many ? 'are' : 'is'} emulated here.`
  },
  more: 'See what that means',
  dismiss: 'Dismiss',
}
