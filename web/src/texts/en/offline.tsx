import type { Wrap } from '../wrap.ts'

/** The texts for a lost connection. */
export const offline = {
  label: 'Connection',
  notice: 'You are offline. Anything that needs a connection waits until it is back.',
  noticeWithCard: (card: Wrap) => <>You are offline. {card('Today’s card')} can be read again; the rest waits for the connection.</>,
  readCard: 'Read Today’s Card',
  page: {
    title: 'This page needs a connection',
    about: 'You are offline. The page opens automatically as soon as you are back online.',
  },
  dailyCard: {
    title: 'A new card needs a connection',
    about: 'You are offline, and no card has been drawn here today. Yours will be drawn as soon as you are back online.',
  },
  reading: {
    title: 'Your reading waits for the connection',
    about: 'You are offline. Your answers are saved, and your reading begins as soon as you are back online.',
  },
}
