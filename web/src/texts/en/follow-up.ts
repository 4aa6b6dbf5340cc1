import { product } from './product.ts'

const inWords = ['No', 'One', 'Two', 'Three']

/** The questions below a finished reading. */
export const followUp = {
  title: 'Ask one thing more',
  lead: 'Nothing new is drawn. The answer keeps to what this reading rests on.',
  first: 'Your question',
  next: 'Your next question',
  placeholder: 'About this reading',
  ask: 'Ask',
  asked: 'You asked:',
  quoted: (question: string) => `“${question}”`,
  suggestions: 'Questions this reading suggests',
  askOf: (fact: string) => `What does ${fact} ask me to do first?`,
  together: (one: string, other: string) => `How do ${one} and ${other} go together?`,
  alone: (fact: string) => `What does ${fact} tell me to leave alone?`,
  included: (left: number) =>
    `${inWords[left] ?? String(left)} ${left === 1 ? 'question is' : 'questions are'} included with this reading.`,
  costs: (tokens: number) => `This question spends 1 token; you have ${tokens}.`,
  none: 'A further question spends 1 token, and you have none.',
  getTokens: 'Get Tokens',
  unable: `${product} could not answer. Please try again.`,
  lost: 'The connection was lost. Your answer appears here once you are back online.',
  answered: 'Answered.',
}
