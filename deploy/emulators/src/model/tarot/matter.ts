import { personIn } from '../question/named.ts'
import type { Subject } from '../question/subject.ts'
import type { Topic } from '../question/topic.ts'
import { listed } from '../text/prose.ts'
import type { ReadingTime } from './time.ts'

const things =
  'job|offer|post|promotion|contract|course|degree|exam|house|flat|apartment|garden|trip|move|wedding|birthday|letter|bakery|shop|business|studio|novel|book|visit|dog|cat'
const somewhere = '(?: (?:in|at|from) (?:the |an? |another |my |your )?(?:other |new |old |same )?\\p{L}+)?'
const thing = new RegExp(
  `\\b(the|an?|this|that|your) ((?:new |other |old |small |first )?(?:${things})\\b(?! partner)(?:${somewhere}))`,
  'iu',
)

/** A bond or a matter with somebody, which is better named by the person alone. */
const bond = /^(?:the bond with|this matter with|the memory of) (?=your )/u
const love = /\b(?:find|finding|about|meet) (?:true |new )?love\b/iu
const lost = /\b(?:lost my|passed away|(?<!nearly |almost )died|dead|death of|widow\w*|mourn\w*|grie\w*)\b/iu

const bySubject: Readonly<Partial<Record<Subject, string>>> = {
  family: 'your family',
  work: 'your work',
  money: 'money',
  home: 'your home',
  move: 'the move',
  health: 'your well-being',
  grief: 'your loss',
  creativity: 'your own work',
  study: 'your studies',
}

/**
 * What the reading calls the reader’s matter: `names` are noun phrases that fit after "with" and "for", the nearest first, and there may be
 * none; `name` is always one that fits after "about".
 */
export type Matter = { names: readonly string[]; name: string }

/** The matter as the question names it, and failing that as its subject does. */
export function matterOf(asked: string, topic: Topic, told: string | undefined, time: ReadingTime): Matter {
  const names = namesIn(asked, topic, told)
  return { names, name: names.length > 0 ? listed(names) : topic.form === 'none' ? time.ahead : 'what is on your mind' }
}

function namesIn(asked: string, topic: Topic, told: string | undefined): readonly string[] {
  const person = personIn(asked)
  if (lost.test(asked)) return [topic.subject === 'grief' || !person ? 'your loss' : person]
  const own = topic.nouns[0].replace(bond, '')
  const found = [
    thingIn(topic.clause),
    person,
    thingIn(told),
    love.test(asked) ? 'love' : undefined,
    own.startsWith('your ') && topic.subject !== 'money' ? own : undefined,
  ].filter((name) => name !== undefined)
  const general = bySubject[topic.subject]
  if (found.length === 0) return general ? [general] : []
  return found.filter((name, at) => !found.some((other, where) => where < at && overlaps(name, other))).slice(0, 2)
}

/** "the job in the other city", where a clause of the reader’s names such a thing. */
function thingIn(clause: string | undefined): string | undefined {
  const [, article = '', name] = thing.exec(clause ?? '') ?? []
  return name && `${article.toLowerCase() === 'your' ? 'your' : 'the'} ${name}`
}

/** Whether two names have their last word in common, like "your job" and "the job in Brno". */
function overlaps(one: string, other: string): boolean {
  const words = other.split(' ')
  return one === other || one.split(' ').some((word) => word.length > 2 && !/^(?:the|your|this)$/u.test(word) && words.includes(word))
}
