import { language } from '#texts/language.ts'
import { product } from './product.ts'

export const skipToContent = 'Skip to content'

export const header = {
  name: product,
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
  wallet: 'Wallet',
  moreTokens: 'Get More Tokens',
  signOut: 'Sign Out',
}

export const footer = {
  about: (age: number) => `Readings are written by an AI and are for entertainment only. For adults, ${age} and over.`,
  deck: 'The Deck',
  hexagrams: 'The Hexagrams',
  moon: 'Moon Calendar',
  publicCard: 'Widget',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Preferences',
  contact: 'Contact Us',
}

const parts = { model: 'the model', payments: 'payments', mail: 'mail' }

export const emulation = {
  badge: 'Trial',
  emulated: (which: readonly (keyof typeof parts)[]) => {
    const many = which.length > 1 || which.includes('payments')
    return `This is a trial installation: ${new Intl.ListFormat(language).format(which.map((part) => parts[part]))} ${many ? 'are' : 'is'} emulated.`
  },
  more: 'See what that means',
}
