import type { Fact } from '@sibyl/contracts/http/readings'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The form as a fact for the check only, so that a text may name what the reader typed. Dates also count in the form "30 May 1969". */
export const factOfForm = (formData: Readonly<Record<string, unknown>>): Fact => {
  const typed = Object.values(formData).filter((value) => typeof value === 'string')
  const dates = typed.filter((value) => DATE.test(value) && !Number.isNaN(Date.parse(value)))
  const detail = [...typed, ...dates.map((date) => longDate.format(new Date(date)))].join('\n')
  return { id: 'form', label: '', detail, data: { partner: formData.partnerName } }
}
