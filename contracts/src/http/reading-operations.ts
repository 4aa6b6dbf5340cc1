import { getDrawKeys, sealDraw } from './draws.ts'
import { findDreamSymbols } from './dream-symbols.ts'
import { askFollowUp } from './follow-ups.ts'
import { getJournal, getStatistics } from './journal.ts'
import { getMoon, getMoonCalendar } from './moon.ts'
import { getCard, getPicture } from './pictures.ts'
import { getPlaces } from './places.ts'
import { getMethods } from './reading-methods.ts'
import {
  dailyCard,
  deleteReading,
  drawClarifier,
  followReading,
  getHistory,
  getReading,
  keepDailyCard,
  noteReading,
  requestReading,
} from './readings.ts'
import { getSky } from './sky.ts'
import { getSpreads } from './spreads.ts'
import { getToday } from './today.ts'
import { getWallet } from './wallet.ts'

/** Every operation of the divination service that readers call. */
export const readingOperations = {
  requestReading,
  getReading,
  followReading,
  deleteReading,
  askFollowUp,
  noteReading,
  getJournal,
  getStatistics,
  drawClarifier,
  dailyCard,
  keepDailyCard,
  getToday,
  getHistory,
  getWallet,
  getMethods,
  getSpreads,
  getPlaces,
  findDreamSymbols,
  getSky,
  getMoon,
  getMoonCalendar,
  sealDraw,
  getDrawKeys,
  getCard,
  getPicture,
}
