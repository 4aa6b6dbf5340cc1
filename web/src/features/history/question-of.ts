import type { Reading } from '@sibyl/contracts/http/readings'

/** The field that holds the reader's own words in each form. */
const FIELDS = ['question', 'situation', 'dreamDescription', 'relationshipContext']

/** The reader's question or story; empty for a method that takes only dates and names. */
export const questionOf = ({ formData }: Pick<Reading, 'formData'>): string => {
  const words = FIELDS.map((field) => formData[field]).find((value) => typeof value === 'string')
  return typeof words === 'string' ? words.replace(/\s+/g, ' ').trim() : ''
}
