import { lowerFirst } from '../text/prose.ts'
import { toSecondPerson } from './second-person.ts'
import { type Subject, subjectOf } from './subject.ts'

/** The shape of a question. */
export type Form = 'choice' | 'whether' | 'when' | 'why' | 'how' | 'what' | 'told' | 'none'

/**
 * A question as the reading can speak of it: `clause` completes "you ask …" in the reader's own words, as far as they were safe to take;
 * `first` and `second` are the options of a choice, as verb phrases; `nouns` are noun phrases that fit after "about".
 */
export type Topic = {
  form: Form
  subject: Subject
  clause?: string
  first?: string
  second?: string
  nouns: readonly [string, ...string[]]
}

const longestClause = 95
const mostWords = 17
const frightening = /\b(?:die|dies|dying|died|death|dead|kill\w*|suicid\w*|murder\w*)\b/iu
const plain = /^[\p{L}\p{M}\p{N}'’ ,-]+$/u
/** A second question, as in "…, and will he stay" or "…, and that he will go": what completes "you ask" cannot go on so. */
const asksOn =
  /(?:,|\b(?:and|or|but|so)) (?:when |why |how |what |who |where )?(?:will|can|could|would|should|shall|may|might|must|do|does|did|is|are|am|was|were|has|have|had) (?:you|he|she|it|they|we|i|this|that|these|those|there|the|your|his|her|our|their|my|someone|somebody|anyone|anybody)\b|(?:,|\b(?:and|or|but)) that \p{L}+ (?:will|would|can|could|is|are|has|have)\b/iu
const suspicious =
  /\b(ignore|disregard|forget (?:all|your|the|previous|everything)|instructions?|prompts?|system|assistant|developer|script|html|javascript|markdown|output|print|repeat|role|jailbreak|override|bypass|pretend|act as|you are now|json|api|password|http\w*|www|token|sql|select|drop table)\b/iu

const genericNouns: Readonly<Record<Subject, readonly [string, ...string[]]>> = {
  relationship: ['this matter of the heart', 'love', 'the heart’s side of this'],
  family: ['your family', 'this family matter', 'the family side of this'],
  work: ['your work', 'this matter of work', 'your working life'],
  money: ['your means', 'this matter of money', 'the cost of things'],
  home: ['the place you live in', 'your home', 'this matter of house and home'],
  move: ['this move', 'the change of place', 'going or staying'],
  health: ['your well-being', 'looking after yourself', 'this matter of feeling well'],
  grief: ['your loss', 'this grief', 'the missing'],
  creativity: ['the work you want to make', 'your own making', 'this piece of work'],
  study: ['your studies', 'the learning itself', 'this stretch of study'],
  general: ['this matter', 'the matter before you', 'the thing you ask about'],
}

const formNouns: Partial<Record<Form, readonly string[]>> = {
  choice: ['this choice', 'the choice before you'],
  whether: ['this decision', 'the question of yes or no'],
  when: ['the waiting'],
}

const ownNouns =
  /\bmy ((?:business partner|(?:new |old |own |first |second |current |former |younger |older |elder |best )?(?:job|boss|manager|work|career|business|project|company|colleague|studio|interview|mother|father|mum|mom|dad|parents|sister|brother|son|daughter|children|kids|family|grandmother|grandfather|partner|boyfriend|girlfriend|husband|wife|marriage|relationship|ex|friend|friendship|divorce|wedding|house|flat|apartment|garden|home|savings|salary|debt|debts|finances|pension|novel|book|album|painting|paintings|music|writing|film|poems|thesis|exam|exams|degree|studies|dissertation|health|sleep|body|diagnosis|recovery|grief|loss|move|future|life|dog|cat|landlord|team|dream|promotion)))\b(?![’'])/iu

/** Reads a question. Text that looks like instructions or markup leaves no words of its own, only a form and a subject. */
export function topicOf(question: string): Topic {
  const asked = question.replace(/\s+/gu, ' ').trim()
  const subject = subjectOf(asked)
  if (!asked) return { form: 'none', subject, nouns: genericNouns.general }
  const trusted = !suspicious.test(asked) && !/[<>[\]{}`*_#$|\\()]/u.test(asked)
  const sentence = mainSentence(asked)
  const found = trusted ? takeApart(sentence) : undefined
  const form = found?.form ?? formOf(sentence)
  const own = trusted ? ownNouns.exec(asked)?.[1] : undefined
  const [generic, ...more] = genericNouns[subject]
  const shapes = decides(form, found?.parts.clause) ? (formNouns[form] ?? []) : []
  const nouns: [string, ...string[]] = own
    ? [ownMatter(lowerFirst(own), subject), ...shapes, generic, ...more.slice(0, 1)]
    : [generic, ...shapes, ...more]
  return { form, subject, nouns, ...found?.parts }
}

/** Whether a decision is the reader's to make: not in "whether he will write". */
function decides(form: Form, clause: string | undefined): boolean {
  return form !== 'whether' || (clause !== undefined && /^whether (?:to|it is) /u.test(clause))
}

type Parts = { clause?: string; first?: string; second?: string }
type Found = { form: Form; parts: Parts }

const people =
  /(?:boss|manager|colleague|mother|father|mum|mom|dad|parents|sister|brother|son|daughter|children|kids|grandmother|grandfather|partner|boyfriend|girlfriend|husband|wife|ex|friend|landlord|team|dog|cat)$/iu

/** "your novel"; for a person, the bond or the matter with them, since nobody is a matter. */
function ownMatter(own: string, subject: Subject): string {
  if (!people.test(own)) return `your ${own}`
  if (subject === 'grief') return `the memory of your ${own}`
  return subject === 'work' || subject === 'home' || subject === 'money' ? `this matter with your ${own}` : `the bond with your ${own}`
}

/** The sentence that asks, when several were written. */
function mainSentence(text: string): string {
  const sentences = text.match(/[^.?!]+[.?!]*/gu)?.map((each) => each.trim()) ?? [text]
  return sentences.find((each) => each.endsWith('?')) ?? sentences.at(-1) ?? text
}

function takeApart(sentence: string): Found | undefined {
  const bare = sentence
    .replace(/[\s?.!]+$/gu, '')
    .replace(/[“”"]/gu, '')
    .replace(/^(?:so|and|but|well|please|hi|hello|dear \p{L}+|sibyl|oracle),? /iu, '')
  for (const [pattern, build] of patterns) {
    const match = pattern.exec(bare)
    if (!match) continue
    const found = build(...match.slice(1).map((part) => part ?? ''))
    if (found && wellBehaved(found.parts)) return found
  }
  return undefined
}

type Build = (...parts: string[]) => Found | undefined

const asking = (form: Form, clause: string): Found => ({ form, parts: { clause: you(clause) } })

const others = "(?:my|the|our) [\\p{L}’']+"
const subjects = `(?:he|she|they|it|this|we|${others})(?: and (?:i|${others}))?`
const shall = '(?:should|shall|must|ought)'

const patterns: readonly (readonly [RegExp, Build])[] = [
  [
    new RegExp(`^${shall} (?:i|we) (?:to )?(.+?),? or (?:should (?:i|we) |rather |instead |just )?(.+)$`, 'iu'),
    (a = '', b = '') => choice(a, b),
  ],
  [/^(?:is it better|would it be better|do i want|am i better off) (?:to )?(.+?),? or (?:to )?(.+)$/iu, (a = '', b = '') => choice(a, b)],
  [new RegExp(`^${shall} (?:i|we) (?:to )?(.+)$`, 'iu'), (verb = '') => asking('whether', `whether to ${verb}`)],
  [
    /^is it (time|right|wise|good|worth|too late|too early|a good idea|the right time|sensible|better) (to|for me to) (.+)$/iu,
    (what = '', _to = '', verb = '') => asking('whether', `whether it is ${what.toLowerCase()} to ${verb}`),
  ],
  [/^(will|can|could|would) (?:i|we) (.+)$/iu, (modal = '', verb = '') => asking('whether', `whether you ${modal.toLowerCase()} ${verb}`)],
  [
    new RegExp(`^(will|can|could|would) (${subjects}) (.+)$`, 'iu'),
    (modal = '', who = '', verb = '') => asking('whether', `whether ${lowerFirst(who)} ${modal.toLowerCase()} ${verb}`),
  ],
  [/^am i (.+)$/iu, (rest = '') => asking('whether', `whether you are ${rest}`)],
  [/^do (?:i|we) (.+)$/iu, (verb = '') => asking('whether', `whether you ${verb}`)],
  [
    /^(?:is|are) (he|she|they|it|this|that) (.+)$/iu,
    (who = '', rest = '') => asking('whether', `whether ${who.toLowerCase()} ${who.toLowerCase() === 'they' ? 'are' : 'is'} ${rest}`),
  ],
  [
    /^does (he|she|it) (love|like|miss|want|need|trust|know|think about|care about|understand|respect|feel|still love|still want|really love) (.*)$/iu,
    (who = '', verb = '', rest = '') => asking('whether', `whether ${who.toLowerCase()} ${thirdPerson(verb)} ${rest}`),
  ],
  [/^do they (.+)$/iu, (verb = '') => asking('whether', `whether they ${verb}`)],
  [/^when (?:should|shall|can) (?:i|we) (.+)$/iu, (verb = '') => asking('when', `when to ${verb}`)],
  [/^when will (?:i|we) (.+)$/iu, (verb = '') => asking('when', `when you will ${verb}`)],
  [new RegExp(`^when will (${subjects}) (.+)$`, 'iu'), (who = '', verb = '') => asking('when', `when ${lowerFirst(who)} will ${verb}`)],
  [/^when is (?:it |the )(?:right |best |good )?time to (.+)$/iu, (verb = '') => asking('when', `when it is time to ${verb}`)],
  [/^why do (?:i|we) (.+)$/iu, (verb = '') => asking('why', `why you ${verb}`)],
  [/^why am i (.+)$/iu, (rest = '') => asking('why', `why you are ${rest}`)],
  [/^why (?:can[’']?t|cannot) (?:i|we) (.+)$/iu, (verb = '') => asking('why', `why you cannot ${verb}`)],
  [/^why don[’']?t (?:i|we) (.+)$/iu, (verb = '') => asking('why', `why you do not ${verb}`)],
  [
    /^why (is|are) (he|she|they|it|this) (.+)$/iu,
    (be = '', who = '', rest = '') => asking('why', `why ${who.toLowerCase()} ${be.toLowerCase()} ${rest}`),
  ],
  [/^how (?:do|can|could|should|shall|might) (?:i|we) (?:best )?(.+)$/iu, (verb = '') => asking('how', `how to ${verb}`)],
  [/^how will (?:i|we) (.+)$/iu, (verb = '') => asking('how', `how you will ${verb}`)],
  [new RegExp(`^how will (${subjects}) (.+)$`, 'iu'), (who = '', verb = '') => asking('how', `how ${lowerFirst(who)} will ${verb}`)],
  [
    /^what (?:should|shall|can|could|do|must) (?:i|we) (?:need to |have to )?(do|know|learn|understand|expect|consider|change|let go of|focus on|pay attention to|look out for|bring|say|keep|give up) ?(.*)$/iu,
    (verb = '', rest = '') => asking('what', `what to ${verb.toLowerCase()} ${rest}`.trim()),
  ],
  [
    /^what (?:is|s|’s|'s) (holding|keeping|stopping|blocking) (?:me|us) (.+)$/iu,
    (verb = '', rest = '') => asking('what', `what is ${verb.toLowerCase()} you ${rest}`),
  ],
  [
    /^what (?:does|will) (?:the |this |my )(?:coming |next )?(?:future|week|month|year|day|tomorrow) (?:hold|bring|have in store)(?: for)? ?(?:me|us)? ?(?:with|in|for|about|regarding|at|concerning)? ?(.*)$/iu,
    (rest = '') =>
      /^and /iu.test(rest)
        ? undefined
        : rest
          ? asking('what', `what lies ahead for ${rest.replace(/^(?:with|in|at) /iu, '')}`)
          : asking('what', 'what lies ahead'),
  ],
  [
    /^what will happen (with|in|to|if) (.+)$/iu,
    (how = '', rest = '') => asking('what', `what will become of things ${how === 'if' ? 'if' : how} ${rest}`),
  ],
  [
    /^i (?:wonder|am wondering|ask myself|do not know|don[’']t know|am not sure|cannot decide) (whether|if|what|how|why|when) (.+)$/iu,
    (word = '', rest = '') => {
      const asked = word.toLowerCase() === 'if' ? 'whether' : (word.toLowerCase() as Exclude<Form, 'choice' | 'told' | 'none'>)
      return asking(asked, `${asked} ${rest}`)
    },
  ],
  [/^what is (?:the )?(?:lesson|meaning|purpose) (?:of|in|behind) (.+)$/iu, (rest = '') => asking('what', `what lies in ${rest}`)],
]

function choice(a: string, b: string): Found | undefined {
  const first = you(a.replace(/,$/u, ''))
  const second = you(b)
  if (/^not$/iu.test(second)) return { form: 'whether', parts: { clause: `whether to ${first}` } }
  if (/^(?:the|a|an|my|his|her|their|another|one|this|that)\b/iu.test(second))
    return { form: 'choice', parts: { clause: `whether to ${first} or ${second}` } }
  return { form: 'choice', parts: { clause: `whether to ${first} or ${second}`, first, second } }
}

/** The verb was put into the middle of who is asked about: "whether the house will and garden sell". */
const parted = /\b(?:will|can|could|would) and\b/iu

/** Clauses that are short, plain words, one question and frighten nobody; anything else is left to the noun phrases. */
function wellBehaved(parts: Parts): boolean {
  return Object.values(parts).every(
    (part) =>
      part.length <= longestClause &&
      plain.test(part) &&
      !frightening.test(part) &&
      !asksOn.test(part) &&
      part.split(' ').length <= mostWords &&
      !/\bor\b.*\bor\b/u.test(part) &&
      !parted.test(part),
  )
}

function formOf(sentence: string): Form {
  const word = /^(?:so |and |but )?(\p{L}+)/iu.exec(sentence)?.[1]?.toLowerCase() ?? ''
  if (!sentence.includes('?')) return 'told'
  if (word === 'when' || word === 'why' || word === 'how' || word === 'what') return word
  if (/\bor\b/iu.test(sentence) && word === 'should') return 'choice'
  if (['should', 'will', 'is', 'are', 'am', 'do', 'does', 'did', 'can', 'could', 'would', 'shall', 'has', 'have'].includes(word))
    return 'whether'
  return 'what'
}

function you(clause: string): string {
  return toSecondPerson(clause).replace(/\s+/gu, ' ').trim().replace(/,$/u, '')
}

function thirdPerson(verb: string): string {
  const [adverb, rest] = /^(?:still|really) /u.test(verb) ? [verb.split(' ')[0], verb.split(' ').slice(1).join(' ')] : ['', verb]
  const [head = '', ...tail] = rest.split(' ')
  return [adverb, /(?:s|sh|ch|x|z)$/u.test(head) ? `${head}es` : `${head}s`, ...tail].filter(Boolean).join(' ')
}
