import { quotable, runningLabel } from '../dream/dreamed.ts'
import { careFor } from '../question/care.ts'
import { askedText, type Fact, type ReadingRequest } from '../reading-request.ts'
import { cardHeading, cardLink } from '../tarot/card-link.ts'
import { type DrawnCard, drawnCard } from '../tarot/drawn-card.ts'
import { Chooser } from '../text/chooser.ts'
import { countWords, document, inWords, paragraph, sentenceCase } from '../text/prose.ts'
import * as lines from './phrases/love-lines.ts'

type Matter = {
  chooser: Chooser
  cards: readonly DrawnCard[]
  themes: readonly Fact[]
  numbers: readonly Fact[]
  others: readonly Fact[]
  stage: Fact | undefined
  safety: Fact | undefined
  care: string | undefined
}

const kindOf = (fact: Fact): string => (typeof fact.data?.kind === 'string' ? fact.data.kind : '')
const textOf = (fact: Fact, key: string): string => (typeof fact.data?.[key] === 'string' ? (fact.data[key] as string) : '')

/** A love reading as Markdown, or undefined when the facts hold no card. */
export function writeLove(request: ReadingRequest): string | undefined {
  const cards = request.facts.flatMap((fact) => drawnCard(fact) ?? [])
  if (cards.length === 0) return undefined
  const asked = askedText(request)
  const { facts } = request
  const matter: Matter = {
    chooser: new Chooser(JSON.stringify([facts, asked, request.date])),
    cards,
    themes: facts.filter((fact) => kindOf(fact) === 'theme'),
    numbers: facts.filter((fact) => ['your-number', 'partner-number', 'numbers-together'].includes(kindOf(fact))),
    others: facts
      .filter((fact) => !kindOf(fact) && !fact.data?.card)
      .concat(facts.filter((fact) => ['note', 'own-words'].includes(kindOf(fact)))),
    stage: facts.find((fact) => kindOf(fact) === 'stage'),
    safety: facts.find((fact) => kindOf(fact) === 'safety'),
    care: careFor(asked, request.concerns ?? []),
  }
  const { chooser, safety, themes } = matter
  chooser.enter('title')
  if (safety) {
    return document([
      `# ${chooser.pick(lines.safeTitles)}`,
      safeOpening(matter, safety),
      ...cards.flatMap((card) => safeCard(card, matter)),
      closing(matter),
    ])
  }
  return document([
    `# ${chooser.pick(lines.titles)}`,
    opening(matter),
    ...themes.flatMap((theme) => themeSection(theme, matter)),
    ...numbersSection(matter),
    ...cards.flatMap((card) => cardSection(card, matter)),
    closing(matter),
  ])
}

const linkTo = (fact: Fact): string => `[${runningLabel(fact.label)}](fact:${fact.id})`
const heading = (fact: Fact): string => `## [${fact.label}](fact:${fact.id})`

function opening({ chooser, cards, themes, stage, care }: Matter): string {
  chooser.enter('opening')
  const [theme, card] = [themes[0], cards[0]]
  const count = `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`
  const reflections = lines.stageReflections[stage ? textOf(stage, 'stage') : 'open'] ?? []
  return paragraph(
    chooser.say(lines.openings),
    stage ? chooser.say(lines.stageLines, { stage: linkTo(stage) }) : '',
    chooser.say(reflections),
    theme && card ? oneAndOther(theme, card, chooser) : '',
    chooser.say(lines.cardsLines, { count, Count: sentenceCase(count) }),
    ...(care ? (lines.loveCare[care] ?? []) : []),
    theme ? '' : `${chooser.say(lines.openings)} ${chooser.say(reflections)}`,
  )
}

function oneAndOther(theme: Fact, card: DrawnCard, chooser: Chooser): string {
  return chooser.say(lines.oneAndOther, {
    theme: linkTo(theme),
    Theme: sentenceCase(linkTo(theme)),
    card: (next) => cardLink(card, next),
    ra: chooser.pick(readingsOf(theme)),
    gist: chooser.pick(card.facing.gist),
  })
}

function readingsOf(theme: Fact): string[] {
  return Array.isArray(theme.data?.readings) ? theme.data.readings.filter((each) => typeof each === 'string') : []
}

function themeSection(theme: Fact, { chooser }: Matter): string[] {
  chooser.enter(`theme ${theme.id}`)
  const readings = readingsOf(theme)
  const turn = chooser.below(Math.max(1, readings.length))
  const [ra = '', rb = '', rc = ''] = [...readings.slice(turn), ...readings.slice(0, turn)]
  const words = quotable(textOf(theme, 'phrase')) || quotable(textOf(theme, 'words'))
  const meeting = words ? chooser.say(lines.themeMeetings, { words }) : chooser.say(lines.themeMeetingsUnquoted)
  const head = [meeting, chooser.say(lines.themePictures), chooser.say(lines.firstReadings, { r: ra })]
  const rest = [
    chooser.say(lines.secondReadings, { r: rb }),
    chooser.say(lines.thirdReadings, { r: rc }),
    chooser.say(lines.themePictures),
    chooser.say(lines.questionLeads),
    textOf(theme, 'ask'),
  ]
  return [heading(theme), paragraph(...head), paragraph(...rest)]
}

function numbersSection({ chooser, numbers }: Matter): string[] {
  chooser.enter('numbers')
  const together = numbers.find((fact) => kindOf(fact) === 'numbers-together')
  const head = together ?? numbers[0]
  if (!head) return []
  const singles = numbers.filter((fact) => fact !== together)
  const said = singles.flatMap((fact) => [
    fact === head ? '' : chooser.say(lines.numberLines, { link: linkTo(fact) }),
    chooser.say(lines.givesLines, { r: textOf(fact, 'gives') }),
    chooser.say(lines.needsLines, { r: textOf(fact, 'needs') }),
  ])
  const both = together
    ? [
        chooser.say(lines.relationReflections[textOf(together, 'relation')] ?? []),
        chooser.say(lines.asksLines, { r: textOf(together, 'asks') }),
      ]
    : []
  return [heading(head), paragraph(...said), paragraph(...both, chooser.say(lines.numberReflections))]
}

const most = 12

/** Lines of a card short enough to be said to many readers; any of them where there is none. */
function brief(pool: readonly string[]): readonly string[] {
  return pool.filter((line) => countWords(line) <= most)
}

function cardSection(card: DrawnCard, { chooser, stage }: Matter): string[] {
  chooser.enter(`card ${card.id}`)
  const ended = stage !== undefined && textOf(stage, 'stage') === 'ended'
  const { facing } = card
  const place = chooser.say(lines.cardPlaces[card.position] ?? lines.cardPlaces.self ?? [], { card: (next) => cardLink(card, next) })
  const scene = chooser.pick(brief(facing.scenes))
  const says = chooser.pick(brief(facing.says))
  const gist = chooser.say(lines.gists, { gist: chooser.pick(facing.gist) })
  const remark = chooser.say(lines.placeRemarks[card.position] ?? [])
  const advice = card.position === 'step' || card.position === 'between' ? chooser.pick(ended ? lines.endedAdvice : lines.loveAdvice) : ''
  const fresh = brief(facing.says)
  const more = chooser.hasFresh(fresh) ? chooser.pick(fresh) : ''
  return [cardHeading(card), paragraph(place, scene, says), paragraph(gist, remark, advice || more)]
}

function safeOpening({ chooser, cards }: Matter, safety: Fact): string {
  chooser.enter('opening')
  const link = linkTo(safety)
  const count = `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`
  return paragraph(
    chooser.say(lines.safeOpenings),
    chooser.say(lines.safeLines, { safety: link, Safety: sentenceCase(link) }),
    ...lines.safeHelp,
    chooser.say(lines.safeRemarks),
    chooser.say(lines.cardsLines, { count, Count: sentenceCase(count) }),
  )
}

function safeCard(card: DrawnCard, { chooser }: Matter): string[] {
  chooser.enter(`card ${card.id}`)
  const place = chooser.say(lines.cardPlaces[card.position] ?? lines.cardPlaces.self ?? [], { card: (next) => cardLink(card, next) })
  const [first = '', second = '', third = ''] = Array.from({ length: 3 }, () => chooser.say(lines.safeRemarks))
  return [cardHeading(card), paragraph(place, first, second, third)]
}

function closing({ chooser, others, stage, safety }: Matter): string {
  chooser.enter('closing')
  const ended = stage !== undefined && textOf(stage, 'stage') === 'ended'
  const patterns = others.map((fact) => chooser.say(lines.patternLines, { link: linkTo(fact) }))
  const words = safety
    ? [chooser.say(lines.safeRemarks), chooser.say(lines.safeRemarks)]
    : [chooser.pick(ended ? lines.endedAdvice : lines.loveAdvice), chooser.say(lines.bindings), chooser.say(lines.bindings)]
  return paragraph(...patterns, ...words, chooser.say(lines.disclaimers))
}
