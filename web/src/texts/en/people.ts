import { counted } from './counted.ts'

type Born = { hour?: string | undefined; placeOfBirth: string }

/** The hour and the place of a birth, the place as town and country. */
const hourAndPlace = ({ hour, placeOfBirth }: Born) => {
  const parts = placeOfBirth.split(', ')
  const place = parts.length > 2 ? `${parts[0]}, ${parts.at(-1)}` : placeOfBirth
  return `${hour ?? 'time unknown'}, ${place}`
}

export const people = {
  title: 'People',
  lead: 'Everyone whose sky you read, yourself first. Fill a birth in once; every form takes it from here.',
  opening: 'Opening your people',
  failed: 'Your people could not be loaded.',
  list: 'Your people',
  you: 'You',
  hourAndPlace,
  born: (date: string, born: Born) => `${date}, ${hourAndPlace(born)}`,
  add: 'Add a Person',
  addFirst: 'Add Yourself',
  empty: 'Nobody is saved yet. Begin with yourself: every form that asks for a birth is then filled in for you.',
  full: (most: number) =>
    `You have saved ${counted(most, 'person', 'people')}, which is the limit. To add somebody, decide whom to delete.`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  back: 'Back to People',
}

export const person = {
  sun: 'Sun',
  moon: 'Moon',
  rising: 'Rising',
  at: (degree: number, minute: number, sign: string) => `${degree}°${String(minute).padStart(2, '0')}′ ${sign}`,
  about: (degree: number, sign: string) => `about ${degree}° ${sign}`,
  needsTime: 'needs the time of birth',
  compare: 'Compare with You',
  readChart: 'Read the Chart',
  sky: 'See the Sky',
}

export const personForm = {
  add: 'Add a person',
  addYourself: 'Add yourself',
  edit: (name: string) => `Edit ${name}`,
  name: 'Name',
  self: 'This is me',
  untimed:
    'Without it there are no houses and no rising sign, and the Moon is known to about six degrees either way. You can add it later.',
  may: 'You may save other people’s birth data for your own readings. It is stored encrypted, used for readings and for nothing else. People you add are not told. Delete them whenever you like.',
  save: 'Save Person',
  cancel: 'Cancel',
  failed: 'This person could not be saved. Please try again.',
  leave: 'Leave without saving?',
  leaveAbout: 'What you typed is lost.',
  stay: 'Keep Editing',
  discard: 'Leave',
}

export const deletion = {
  title: (name: string) => `Delete ${name}?`,
  about: 'The birth data is erased now. Readings that were made with it stay in your history, with the name in them.',
  aboutSelf: 'Your birth data is erased now. Your readings stay, and forms are no longer filled in for you.',
  confirm: (name: string) => `Delete ${name}`,
  keep: (name: string) => `Keep ${name}`,
  failed: 'This person could not be deleted. Please try again.',
  done: (name: string) => `${name} is deleted.`,
  undo: 'Undo',
  undoFailed: 'This could not be undone. Please add the person again.',
}
