import { counted } from './counted.ts'

/** A link that shows one sentence of a reading to others. */
export const shareLink = {
  opening: 'Looking for your link',
  unreachable: 'Your link could not be loaded. Please try again.',
  about:
    'Anyone with the link sees the picture, this sentence and the facts it rests on. They see nothing else of your reading, and nothing you wrote.',
  none: 'Every sentence of this reading repeats something you wrote, so none can be passed on by link.',
  lasts: 'The link lasts',
  days: (days: number) => counted(days, 'day'),
  untilEnded: 'Until I take it back',
  make: 'Make the Link',
  making: 'Making your link',
  address: 'Your link',
  preview: (sentence: string) => `How the link is shown in a message: ${sentence}`,
  copy: 'Copy Link',
  copied: 'Copied.',
  send: 'Send',
  opened: (views: number) => (views === 0 ? 'Nobody has opened it yet.' : `Opened ${counted(views, 'time')}. We do not record by whom.`),
  ends: (date: string) => `It ends on ${date}.`,
  end: 'Take It Back',
  ended: 'Your link has ended. It shows nothing any more.',
  failed: 'That did not work. Please check your connection and try again.',
}
