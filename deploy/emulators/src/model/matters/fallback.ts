import { asSentence, headingOf, type Method, seatOf } from './matter.ts'

/** Any facts at all, spoken of by their labels and details alone. */
export const fallback: Method = {
  folders: ['shared', 'fallback'],
  matterOf({ facts }) {
    const parts = facts.map((fact, index) => {
      const text = fact.label.replace(/^(?:The|A|An) /u, (word) => word.toLowerCase()).replace(/[\s.]+$/u, '')
      return {
        vars: { seat: seatOf(index, facts.length) },
        slots: { heading: headingOf(fact), it: { text, id: fact.id }, detail: asSentence(fact.detail) },
      }
    })
    return {
      sections: facts.length,
      scope: { vars: {}, slots: { chief: parts[0]?.slots.it }, groups: { sections: parts, chief: parts.slice(0, 1) } },
    }
  },
}
