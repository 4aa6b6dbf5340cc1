import type { Fact } from '../reading-request.ts'
import { countWords, indefinite, inWords, paragraph, sentenceCase } from '../text/prose.ts'
import { type Draw, safetyFirst } from './draw.ts'
import { patternSentence } from './pattern-sentence.ts'
import { referrals } from './phrases/care-lines.ts'
import { drawOpenings, openingsWithClause, openingsWithoutClause, subjectOpenings } from './phrases/openings.ts'

const fewestWords = 42
const mostWords = 70

/** The opening paragraph: takes up the question, says what was drawn, and on a matter of care names who can help. */
export function opening(draw: Draw, pattern: Fact | undefined): string {
  const { chooser, topic } = draw
  chooser.enter('opening')
  const asked = safetyFirst(draw) ? 'You have put something serious on the table, and it is taken seriously.' : named(asksWhat(draw), draw)
  const count = `${inWords(draw.cards.length)} ${draw.cards.length === 1 ? 'card' : 'cards'}`
  const drawn = chooser.say(drawOpenings, {
    count,
    Count: sentenceCase(count),
    for: (next) => forWhen(draw, next),
    first: indefinite(draw.cards[0]?.voice.emblem ?? 'picture'),
    last: indefinite(draw.cards.at(-1)?.voice.emblem ?? 'picture'),
  })
  const subject = chooser.say(subjectOpenings[safetyFirst(draw) ? 'general' : topic.subject])
  const told = pattern ? patternSentence(pattern, draw) : ''
  const bare = pattern ? patternSentence(pattern, draw, false) : ''
  const extra = chooser.say(subjectOpenings.general)
  if (draw.care) {
    const referral = chooser.say(referrals[draw.care])
    return safetyFirst(draw) ? paragraph(asked, referral, drawn, bare) : paragraph(asked, drawn, bare, referral)
  }
  const afterTold = draw.told ? `You write that ${draw.told}; ${lowerFirst(asksWhat(draw))}` : ''
  const tries = [
    ...(afterTold ? [[afterTold, drawn, bare]] : []),
    [asked, subject, drawn, told],
    [asked, drawn, told],
    [asked, drawn, bare],
  ]
  const fitting = tries.find((each) => countWords(each.join(' ')) <= mostWords) ?? [asked, drawn, bare]
  const text = paragraph(...fitting)
  const first = countWords(text) < fewestWords ? `${text} ${extra}` : text
  return first
}

function asksWhat(draw: Draw): string {
  const { chooser, topic } = draw
  const withClause = openingsWithClause[topic.form]
  if (topic.clause && withClause.length > 0) return chooser.say(withClause, { clause: topic.clause })
  return chooser.say(openingsWithoutClause[topic.form], { np: topic.nouns[0] })
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Now and then the reader is addressed by name. */
function named(sentence: string, draw: Draw): string {
  if (!draw.firstName || !draw.chooser.chance(0.5)) return sentence
  return `${draw.firstName}, ${lowerFirst(sentence)}`
}

/** "for tomorrow, Sunday," loses its last comma before another mark. */
function forWhen(draw: Draw, next: string): string {
  const words = draw.chooser.pick(draw.time.draws)
  return /[.,;:]/u.test(next) ? words.replace(/,$/u, '') : words
}
