import { adminFigureOperations } from '@sibyl/contracts/http/admin-figures'
import { adminWalletOperations } from '@sibyl/contracts/http/admin-wallet'
import { getDrawKeys, sealDraw as sealOperation } from '@sibyl/contracts/http/draws'
import { findDreamSymbols } from '@sibyl/contracts/http/dream-symbols'
import { askFollowUp } from '@sibyl/contracts/http/follow-ups'
import { getJournal, getStatistics } from '@sibyl/contracts/http/journal'
import { libraryOperations } from '@sibyl/contracts/http/library'
import { getMoon, getMoonCalendar } from '@sibyl/contracts/http/moon'
import type { Operation } from '@sibyl/contracts/http/operation'
import { ownDataOperations } from '@sibyl/contracts/http/own-data'
import { peopleOperations } from '@sibyl/contracts/http/people'
import { getCard, getPicture } from '@sibyl/contracts/http/pictures'
import { getPlaces } from '@sibyl/contracts/http/places'
import { publicCardOperations } from '@sibyl/contracts/http/public-card'
import { getMethods } from '@sibyl/contracts/http/reading-methods'
import {
  drawClarifier as clarifierOperation,
  dailyCard,
  deleteReading as deleteOperation,
  followReading,
  getHistory,
  getReading,
  keepDailyCard,
  noteReading as noteOperation,
  requestReading as requestOperation,
} from '@sibyl/contracts/http/readings'
import { shareOperations } from '@sibyl/contracts/http/shares'
import { getSky } from '@sibyl/contracts/http/sky'
import { getSpreads } from '@sibyl/contracts/http/spreads'
import { getToday } from '@sibyl/contracts/http/today'
import { getWallet } from '@sibyl/contracts/http/wallet'
import { yourSkyOperations } from '@sibyl/contracts/http/your-sky'
import { type Answer, type Call, type Route, route } from '@sibyl/platform/http/route'
import type { Store } from '@sibyl/platform/store/store'
import { adjustTokens } from './admin/adjust-tokens.ts'
import { listReaderReadings } from './admin/list-reader-readings.ts'
import { showReaderWallet } from './admin/show-reader-wallet.ts'
import { showReadingFigures } from './admin/show-reading-figures.ts'
import type { DrawKeys } from './draws/collections.ts'
import { type SealPorts, sealDraw } from './draws/seal-draw.ts'
import { showDrawKeys } from './draws/show-draw-keys.ts'
import { showJournal } from './journal/show-journal.ts'
import { showStatistics } from './journal/show-statistics.ts'
import { showCards } from './library/show-cards.ts'
import { showHexagrams } from './library/show-hexagrams.ts'
import { downloadMoon, showMoon } from './methods/astrology/moon/show-moon.ts'
import { showPlaces } from './methods/astrology/places/show-places.ts'
import { showSky } from './methods/astrology/sky/show-sky.ts'
import { endFeed, followFeed, makeFeed, type SkyFeeds, showFeed } from './methods/astrology/transits/feeds.ts'
import { downloadCalendar, listTransits, showProgressions, showReturns } from './methods/astrology/transits/show-your-sky.ts'
import { showSymbols } from './methods/dream/show-symbols.ts'
import { showSpreads } from './methods/tarot/show-spreads.ts'
import { showOwnData } from './own-data/show-own-data.ts'
import { deletePerson } from './people/delete-person.ts'
import type { PeoplePorts } from './people/find-person.ts'
import { listPeople } from './people/list-people.ts'
import { movePersonUp } from './people/move-person-up.ts'
import { addPerson, changePerson } from './people/save-person.ts'
import { serveCard, servePicture } from './picture-addresses/serve-pictures.ts'
import { type PublicCardPorts, publicCard } from './public-card/show-public-card.ts'
import { answerDailyCard, answerFollower, answerFollowUp, answerRequest } from './readings/answer-reading.ts'
import { deleteReading } from './readings/delete-reading.ts'
import { drawClarifier } from './readings/draw-clarifier.ts'
import { type DailyPorts, drawDailyCard } from './readings/draw-daily-card.ts'
import { keepVisitorsCard } from './readings/keep-visitors-card.ts'
import type { AbsencePorts } from './readings/note-absence.ts'
import { noteReading } from './readings/note-reading.ts'
import { requestFollowUp } from './readings/request-follow-up.ts'
import { type RequestPorts, requestReading } from './readings/request-reading.ts'
import { showHistory } from './readings/show-history.ts'
import { showMethods } from './readings/show-methods.ts'
import { showReading } from './readings/show-reading.ts'
import { showToday } from './readings/show-today.ts'
import type { FollowPorts } from './readings/until-ended.ts'
import { endShare, endSharesOf, type SharePorts, shareReading, showShare } from './shares/share-reading.ts'
import { showPreview, showShared } from './shares/show-shared.ts'
import { requireNotErased } from './wallet/known-erased.ts'
import { showWallet } from './wallet/show-wallet.ts'

export const routes = (
  ports: RequestPorts &
    DailyPorts &
    FollowPorts &
    AbsencePorts &
    SealPorts &
    SharePorts &
    PeoplePorts &
    PublicCardPorts & { drawKeys: DrawKeys; skyFeeds: SkyFeeds; store: Store },
): readonly Route[] => {
  const answering = { ...ports, request: requestReading(ports), followUp: requestFollowUp(ports), daily: drawDailyCard(ports) }
  const ofDay = publicCard(ports)
  /** A call that an erased reader is refused whose access token is still valid. */
  const readersRoute = <const O extends Operation>(operation: O, handle: (call: Call<O>) => Promise<Answer<O>>): Route =>
    route(operation, async (call) => {
      await requireNotErased(ports.wallets, call.caller.id)
      return handle(call)
    })

  return [
    route(requestOperation, answerRequest(answering)),
    route(askFollowUp, answerFollowUp(answering)),
    route(dailyCard, answerDailyCard(answering)),
    route(keepDailyCard, keepVisitorsCard(ports)),
    route(followReading, answerFollower(answering)),
    route(getReading, showReading(ports)),
    route(deleteOperation, deleteReading({ ...ports, endShares: (id) => endSharesOf(ports.shares, id) })),
    route(noteOperation, noteReading(ports)),
    route(getJournal, showJournal(ports)),
    route(getStatistics, showStatistics(ports)),
    route(shareOperations.shareReading, shareReading(ports)),
    route(shareOperations.getShare, showShare(ports)),
    route(shareOperations.endShare, endShare(ports)),
    route(shareOperations.getShared, showShared(ports)),
    route(shareOperations.getSharedPreview, showPreview(ports)),
    route(clarifierOperation, drawClarifier(ports)),
    route(getHistory, showHistory(ports)),
    route(getToday, showToday(ports)),
    route(getWallet, showWallet(ports)),
    readersRoute(ownDataOperations.ownReadings, showOwnData(ports)),
    readersRoute(peopleOperations.getPeople, listPeople(ports)),
    readersRoute(peopleOperations.addPerson, addPerson(ports)),
    readersRoute(peopleOperations.changePerson, changePerson(ports)),
    readersRoute(peopleOperations.movePersonUp, movePersonUp(ports)),
    readersRoute(peopleOperations.deletePerson, deletePerson(ports)),
    readersRoute(yourSkyOperations.getTransits, listTransits(ports)),
    readersRoute(yourSkyOperations.getReturn, showReturns(ports)),
    readersRoute(yourSkyOperations.getProgression, showProgressions(ports)),
    readersRoute(yourSkyOperations.getSkyCalendar, downloadCalendar(ports)),
    readersRoute(yourSkyOperations.getSkyFeed, showFeed(ports)),
    readersRoute(yourSkyOperations.makeSkyFeed, makeFeed(ports)),
    readersRoute(yourSkyOperations.endSkyFeed, endFeed(ports)),
    route(yourSkyOperations.followSkyFeed, followFeed(ports)),
    route(getMethods, showMethods),
    route(getSpreads, showSpreads),
    route(getPlaces, showPlaces),
    route(findDreamSymbols, showSymbols),
    route(getSky, showSky(ports)),
    route(getMoon, showMoon),
    route(getMoonCalendar, downloadMoon),
    readersRoute(sealOperation, sealDraw(ports)),
    route(getDrawKeys, showDrawKeys(ports)),
    route(publicCardOperations.getPublicCard, ofDay.show),
    route(publicCardOperations.getPublicCardFile, ofDay.showFile),
    route(libraryOperations.getCards, showCards),
    route(libraryOperations.getHexagrams, showHexagrams),
    route(getCard, serveCard),
    route(getPicture, servePicture),
    route(adminWalletOperations.getReaderWallet, showReaderWallet(ports)),
    route(adminWalletOperations.adjustTokens, adjustTokens(ports)),
    route(adminWalletOperations.listReaderReadings, listReaderReadings(ports)),
    route(adminFigureOperations.getReadingFigures, showReadingFigures(ports)),
  ]
}
