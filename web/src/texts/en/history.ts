import { counted } from './counted.ts'

export const history = {
  title: 'Reading History',
  filter: 'Filter by type',
  all: 'All Readings',
}

export const shelf = {
  loading: 'Loading your readings',
  label: (page: number, pages: number) => `Readings, page ${page} of ${pages}`,
  found: (count: number) => (count === 0 ? 'No readings found' : `${counted(count, 'reading')} found`),
  failedTitle: 'Unable to Load History',
  failed: 'Failed to load reading history',
}

export const search = {
  label: 'Search your readings',
  placeholder: 'A card, a name, a word you remember',
  clear: 'Clear the search',
  dates: 'Dates',
  from: 'From',
  to: 'To',
  anyTime: 'Any time',
}

export const nothingFound = {
  title: (words: string) => `Nothing on your shelf says “${words}”`,
  lead: 'Your questions, the titles and the whole texts were searched. Try fewer words, or one that you are sure of.',
  titleOfDays: 'No readings in these days',
  leadOfDays: 'Choose other days, or look at the whole shelf.',
  showAll: 'Show All Readings',
}

export const emptyShelf = {
  title: 'No Readings Yet',
  lead: 'Every reading you receive is kept here, with its picture and its facts. The shelf is ready.',
  titleOfKind: (name: string) => `No ${name} readings found`,
  leadOfKind: 'There are no readings of this kind on your shelf yet.',
  begin: 'Get Your First Reading',
}

export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
}

export const shelfItem = {
  asked: (question: string) => `“${question}”`,
  kind: (method: string, timeframe: string) => `${method}, ${timeframe}`,
  underway: 'Being written.',
}

/** On the shelf and on the reading's own page. */
export const notWritten = 'This reading could not be written. Nothing was charged for it.'
