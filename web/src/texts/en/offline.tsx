import type { Wrap } from '../wrap.ts'

/** What is said while there is no connection. */
export const offline = {
  label: 'Connection',
  notice: 'You are offline. What needs a connection waits until it is back.',
  noticeWithCard: (card: Wrap) => <>You are offline. {card('Today’s card')} can be read again; the rest waits for the connection.</>,
  readCard: 'Read Today’s Card',
  page: {
    title: 'This page needs a connection',
    about: 'You are offline. The page opens automatically as soon as you are back online.',
  },
  dailyCard: {
    title: 'A new card needs a connection',
    about: 'You are offline, and no card has been drawn here today. Yours is drawn as soon as you are back.',
  },
  reading: {
    title: 'Your reading waits for the connection',
    about: 'You are offline. What you filled in is kept, and your reading begins as soon as you are back.',
  },
}
