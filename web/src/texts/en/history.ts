import type { MethodId } from '@sibyl/contracts/methods'
import { counted } from './counted.ts'

export const history = {
  title: 'Reading History',
  filter: 'Filter by type',
  all: 'All Readings',
}

/** What the readings of a method are called on the shelf. */
export const shelfNames: Record<MethodId, string> = {
  'daily-card': 'Daily Card',
  tarot: 'Tarot',
  astrology: 'Astrology',
  numerology: 'Numerology',
  iching: 'I Ching',
  dream: 'Dream',
  love: 'Love',
}

export const shelf = {
  loading: 'Loading your readings',
  label: (page: number, pages: number) => `Readings, page ${page} of ${pages}`,
  failedTitle: 'Unable to Load History',
  failed: 'Failed to load reading history',
}

export const emptyShelf = {
  title: 'No Readings Yet',
  lead: 'Every reading you receive is kept here, with its picture and its facts. The shelf is ready.',
  titleOfKind: (name: string) => `No ${name} readings found`,
  leadOfKind: 'Nothing of this kind stands on your shelf so far.',
  begin: 'Get Your First Reading',
}

export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
}

export const shelfItem = {
  images: (count: number) => counted(count, 'image'),
  kind: (method: string, timeframe: string) => `${method}, ${timeframe}`,
  underway: 'Being written.',
}

/** On the shelf and on the reading's own page. */
export const notWritten = 'This reading could not be written. Nothing was charged for it.'
