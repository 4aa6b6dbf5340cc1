import { careFor } from '../question/care.ts'
import { topicOf } from '../question/topic.ts'
import { askedText, type Fact, type ReadingRequest } from '../reading-request.ts'
import { careAdvice, referrals, safetyAdvice } from '../tarot/phrases/care-lines.ts'
import { disclaimers, formClosings } from '../tarot/phrases/closings.ts'
import { askings, askingsAbout, subjectOpenings } from '../tarot/phrases/openings.ts'
import { Chooser } from '../text/chooser.ts'
import { document, paragraph } from '../text/prose.ts'
import { factAdvice, factFrames, factReflections, genericDraws, genericTitles } from './phrases.ts'

const mostSections = 9

/** A reading for any method, from the labels and details of its facts alone. */
export function writeGeneric(request: ReadingRequest): string {
  const asked = askedText(request)
  const topic = topicOf(asked)
  const care = careFor(asked, request.concerns ?? [])
  const chooser = new Chooser(JSON.stringify([request.facts, asked, request.date, request.timeframe, request.method]))
  const np = () => topic.nouns[chooser.below(topic.nouns.length)] ?? topic.nouns[0]
  const told = request.facts.slice(0, mostSections)
  const advice = care === 'abuse' ? safetyAdvice : care ? careAdvice : factAdvice

  const section = (fact: Fact) => {
    chooser.enter(`fact ${fact.id}`)
    const slots = { fact: `[${running(fact.label)}](fact:${fact.id})`, np: np() }
    const detail = asSentence(fact.detail)
    return [
      `## [${fact.label}](fact:${fact.id})`,
      paragraph(chooser.say(factFrames, slots), detail, chooser.say(factReflections, slots), chooser.pick(advice)),
    ]
  }

  chooser.enter('title')
  const title = `# ${chooser.pick(genericTitles)}`
  chooser.enter('opening')
  const question = `${topic.clause ? chooser.say(askings, { clause: topic.clause }) : chooser.say(askingsAbout[topic.form], { np: np() })}.`
  const first = told[0]
  const laidOut = first ? chooser.say(genericDraws, { first: `[${running(first.label)}](fact:${first.id})` }) : ''
  const openingBlocks = [
    paragraph(question, notCards(chooser.say(subjectOpenings[topic.subject])), laidOut),
    care ? chooser.pick(referrals[care]) : '',
  ]
  const sections = told.flatMap(section)
  chooser.enter('closing')
  const close = [formClosings[topic.form], disclaimers].map((pool) => notCards(chooser.say(pool)))
  return document([title, ...openingBlocks, ...sections, paragraph(...close)])
}

/** These sentences were written at a card table; other methods have no cards. */
function notCards(sentence: string): string {
  return sentence
    .replace(/[Cc]hance laid the cards/gu, 'The pattern was laid out')
    .replace(/The cards fell by chance/gu, 'Such patterns decide nothing')
    .replace(/a shuffled deck/giu, 'a pattern')
    .replace(/(?:pictures drawn at random|cards from a shuffle)/gu, 'patterns')
    .replace(/\bThe cards\b/gu, 'Such readings')
    .replace(/\bthe cards\b/gu, 'such readings')
    .replace(/\b(?:a|any|no) card\b/gu, (found) => found.replace('card', 'reading'))
    .replace(/\b[Cc]ards\b/gu, (found) => (found === 'Cards' ? 'Readings' : 'readings'))
    .replace(/\b(a|the|this|any) draw\b/giu, '$1 reading')
    .replace(/\bspread\b/gu, 'reading')
    .replace(/\b(?:the|any) deck\b/gu, 'the pattern')
}

/** A label in the middle of a sentence: left as it is, save for a leading article. */
function running(label: string): string {
  return label.replace(/^The /u, 'the ').replace(/[\s.]+$/u, '')
}

function asSentence(detail: string | null | undefined): string {
  const text = detail?.replace(/\s+/gu, ' ').trim() ?? ''
  if (!text || /[<>[\]]/u.test(text)) return ''
  return /[.?!]$/u.test(text) ? text : `${text}.`
}
