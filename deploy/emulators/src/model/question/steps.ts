import type { Chooser } from '../text/chooser.ts'
import { sentenceCase } from '../text/prose.ts'
import type { Subject } from './subject.ts'

/** What a step is made of: `thing`, an image or word from the facts, `who`, someone the reader names, `when`, their words for a time. */
export type StepParts = { thing: string; who?: string | undefined; when?: string | undefined }

/** Something small to do, by what the matter is about; `$thing` is a noun phrase from the facts. */
const bySubject: Readonly<Record<Subject, readonly string[]>> = {
  relationship: [
    'Before the two of you speak next, write down in one sentence what $thing has to do with your own half of it, and {say only that sentence|begin with it}.',
    'Notice when you are most at ease with each other. See whether $thing has any part in it.',
    'When you next want to send a message late in the evening, think of $thing first and {send it in the morning|leave it until breakfast}.',
    'Tell a friend, in the time one cup of tea takes, where you see $thing in this, and {listen to how it sounds|hear what they ask back}.',
  ],
  family: [
    'Before the next call, decide on one thing you would like to ask that has nothing to do with what stands between you, and keep $thing {in mind|for yourself} while you ask it.',
    'A short letter of three plain lines may be enough of a beginning, and $thing can {help you choose|decide} which three.',
    'Think of one meal at which it was easier between you, and ask what was there then that $thing {points to|speaks of} now.',
    'Write down what you would want to be asked yourself; then see whether $thing {makes it easier|helps you} to ask it first.',
  ],
  work: [
    'On your next ordinary working day, note down the two hours you would gladly have again, and {look for|see where} $thing in them.',
    'Write the conversation you need as five plain sentences. Strike out the one that $thing {makes|would make} superfluous.',
    'Ask someone who has done this about their third month. Hold the answer {against|up to} $thing.',
    'Mark what takes your time without needing you. $Thing {is a good measure for it|can be the measure}.',
  ],
  money: [
    'Write what you know for certain on one side of a page and what you only guess on the other, and put $thing {at the top|above both}.',
    'Name the sum you would call enough, aloud and to one person, and notice how $thing {sits with|sounds beside} it.',
    'Keep the receipts of one week in a bowl, and on its last evening ask which of them $thing {has to do with|would speak for}.',
  ],
  home: [
    'Walk through the rooms once in the evening with the lights low, and stop where $thing {comes to mind|seems nearest}.',
    'Make a list of three things in the house that can wait and one that cannot, with $thing {to choose by|as the measure}.',
    'Put right the smallest broken thing first, and while your hands are busy let $thing {go round in your head|keep you company}.',
  ],
  move: [
    'Picture a wet Tuesday morning in the new place, hour by hour, and see where $thing {would come in|has its place}.',
    'Write down what you would take along that fits in no box, and ask whether $thing is {on that list|one of them}.',
    'Spend one afternoon where you live now as if you had just arrived, and note what $thing {shows you|makes you notice} there.',
  ],
  health: [
    'Choose one hour this week that belongs to nobody else, and let $thing be the only thing you {bring into it|think about}.',
    'Note for three evenings what gave you strength and what took it, and see on which side $thing {falls|belongs}.',
    'Go to bed half an hour earlier on two evenings, and leave $thing {for the morning|until daylight}.',
  ],
  grief: [
    'Tell somebody one story of them in which there is something of $thing, and {let it be a small one|tell it to its end}.',
    'If you like, walk a way you used to walk, slowly, with $thing as your {only company|only thought}.',
    'Keep one hour of the week for it, with a lamp and a photograph, and let $thing be {all that is asked of you|enough for that hour}.',
  ],
  creativity: [
    'Take out the pages or the piece itself and read for twenty minutes without a pencil, looking for the place where $thing {is already in it|might come in}.',
    'Work on it for half an hour on three days of this week, always beginning with the part nearest to $thing.',
    'Show one page to one person, and instead of asking whether it is good ask {where they see|whether they find} $thing in it.',
  ],
  study: [
    'Choose the smallest chapter that is still unclear and explain it aloud to an empty chair, with $thing {as your measure|in mind}.',
    'Fix one hour that is the same every day until then, and begin it by asking what $thing would have you {leave out|do first}.',
    'Draw up what you know on a single page from memory, and let $thing {decide|tell you} which gap to close first.',
  ],
  general: [
    'Take a walk of twenty minutes with a single question, namely where in the last week you met $thing, and {write the answer down|note what comes} when you are back.',
    'Write on one page what you would miss if nothing changed, and look for $thing {between the lines|somewhere in it}.',
    'Choose the smallest thing you could try by Thursday that has something of $thing in it, and {try just that|do no more than that}.',
    'Tell one person whom you trust about $thing, and notice which of your own sentences you {believe|remember} afterwards.',
  ],
}

const withSomeone: readonly string[] = [
  'Before you next see or write to $who, put into one sentence where $thing is to be found on your own side, and {begin there|keep to that}.',
  'It may be worth asking $who one open question that $thing {suggests|brings up}, and leaving the answer as long as it takes.',
]

const withTime: readonly string[] = [
  'You say “$when”; choose a day before then, and spend a quarter of an hour of it on what $thing would {look like|mean} for you.',
  'Since you say “$when”, put a small mark in the calendar now, and when it comes {ask|see} how much of $thing you have {met by then|found on the way}.',
]

/** One thing to try or to watch for, made for this reader's matter. */
export const stepFor = (chooser: Chooser, subject: Subject, { thing, who, when }: StepParts): string => {
  const unused = (pool: readonly string[]) => (pool.every((each) => chooser.hasFresh([each])) ? pool : [])
  const ahead = when !== undefined && /^(?:in|this|next|by|until|before|on|tomorrow)\b/iu.test(when)
  const fresh = subject === 'grief' ? [] : [...(who ? unused(withSomeone) : []), ...(ahead ? unused(withTime) : [])]
  const pool = fresh.length > 0 && chooser.chance(0.6) ? fresh : bySubject[subject]
  return chooser.say(pool, { thing, Thing: sentenceCase(thing), who: who ?? '', when: when ?? '' })
}
