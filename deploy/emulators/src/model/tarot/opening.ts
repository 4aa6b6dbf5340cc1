import type { Fact } from '../reading-request.ts'
import { countWords, indefinite, inWords, lowerFirst, paragraph, sentenceCase } from '../text/prose.ts'
import { type Draw, safetyFirst } from './draw.ts'
import { patternSentence } from './pattern-sentence.ts'
import { referrals } from './phrases/care-lines.ts'
import { askings, askingsAbout, drawJoins, drawOpenings, formAsides, subjectOpenings } from './phrases/openings.ts'

const fewestWords = 42
const mostWords = 70
/** What the reader told and what they ask are taken up in one sentence only where that stays readable. */
const mostWordsTold = 14

/** The opening paragraph: takes up the question, says what was drawn, and on a matter of care names who can help. */
export function opening(draw: Draw, pattern: Fact | undefined): string {
  const { chooser, topic } = draw
  chooser.enter('opening')
  const count = `${inWords(draw.cards.length)} ${draw.cards.length === 1 ? 'card' : 'cards'}`
  const drawn = chooser.say(drawOpenings, { count, Count: sentenceCase(count), for: (next) => forWhen(draw, next) })
  const bare = pattern ? patternSentence(pattern, draw, false) : ''
  if (safetyFirst(draw)) return paragraph(seriously, chooser.say(referrals.abuse), drawn, bare)
  const asked = named(takenUp(draw), draw)
  if (draw.care) return paragraph(asked, drawn, bare, chooser.say(referrals[draw.care]))
  const subject = chooser.say(subjectOpenings[topic.subject])
  const told = pattern ? patternSentence(pattern, draw) : ''
  const aside = chooser.say(formAsides[topic.form])
  const tries = [
    [asked, aside, drawn, told, subject],
    [asked, aside, drawn, told],
    [asked, drawn, told],
  ]
  const fitting = tries.find((each) => countWords(each.join(' ')) <= mostWords) ?? [asked, drawn, bare]
  const text = paragraph(...fitting)
  return countWords(text) < fewestWords ? paragraph(text, chooser.say(subjectOpenings.general)) : text
}

const seriously = 'You have put something serious on the table. It is taken seriously.'

/** The question in the reader's terms, bound to the pictures at both ends of the draw. */
function takenUp(draw: Draw): string {
  const { chooser, cards } = draw
  const join = chooser.say(drawJoins, {
    first: indefinite(cards[0]?.voice.emblem ?? 'picture'),
    last: indefinite(cards.at(-1)?.voice.emblem ?? 'picture'),
  })
  return `${asking(draw)}${join}`
}

function asking(draw: Draw): string {
  const { chooser, topic, told } = draw
  const clause = draw.care === 'death' ? undefined : topic.clause
  if (told)
    return clause && countWords(`${told} ${clause}`) <= mostWordsTold
      ? `You write that ${told}, and ask ${clause}`
      : `You write that ${told}`
  return clause ? chooser.say(askings, { clause }) : chooser.say(askingsAbout[topic.form], { np: topic.nouns[0] })
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
