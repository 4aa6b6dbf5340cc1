import type { Fact, Reading } from '@sibyl/contracts/http/readings'
import { headingFact, textSections } from '@sibyl/contracts/reading-text/text-sections'
import { followUp as texts } from '#texts/follow-up.ts'
import { citedIn } from '../view/text-sections.ts'

/** A longer label is a sentence of its own, and does not fit into a question. */
const LONGEST_NAME = 33

/** A fact's name within a sentence: a card without its orientation, an article in small letters. */
const nameIn = ({ label, data }: Fact): string => {
  const bare = typeof data.card === 'string' ? label.replace(/, \p{Ll}+$/u, '') : label
  const named = /^(?:The|An?) /.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
  return typeof data.card === 'string' && named === bare ? `the ${bare}` : named
}

/** The facts that head a section, in the order of the text. */
const headingIn = (content: string, facts: readonly Fact[]): Fact[] =>
  textSections(content).flatMap(({ heading }) => facts.find(({ id }) => heading !== null && id === headingFact(heading).factId) ?? [])

/** Two questions that the reader has not asked yet: about facts that head sections, else about those that the text links to first. */
export const suggestionsFor = ({ content, facts }: Pick<Reading, 'content' | 'facts'>, asked: readonly string[]): string[] => {
  const names = [...headingIn(content, facts), ...citedIn(content, facts), ...facts]
    .map(nameIn)
    .filter((name) => name.length <= LONGEST_NAME)
  const [one, other = one, third = other] = new Set(names)
  if (one === undefined || other === undefined || third === undefined) return []
  return [texts.askOf(one), one === other ? texts.alone(one) : texts.together(one, other), texts.askOf(other), texts.alone(third)]
    .filter((question, at, all) => all.indexOf(question) === at && !asked.includes(question))
    .slice(0, 2)
}
