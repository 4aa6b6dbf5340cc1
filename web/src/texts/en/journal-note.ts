import type { JournalEntry } from '@sibyl/contracts/http/journal'

const spoke: Record<NonNullable<JournalEntry['spoke']>, string> = { 0: 'Not to me', 1: 'A little', 2: 'It did' }

export const journalNote = {
  title: 'Did it speak?',
  spoke,
  write: 'Write a note',
  change: 'Change the note',
  label: 'Your note',
  private: 'Only you see it.',
  left: (count: number) => `${count} characters left`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  failed: 'This could not be saved. Please try again.',
}
