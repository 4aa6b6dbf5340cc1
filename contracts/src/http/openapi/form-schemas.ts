import { readingForms } from '../reading-forms.ts'

const pascalCase = (id: string): string => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The forms with questions, by their names in the OpenAPI document. */
const asking = Object.entries(readingForms).filter(([, form]) => Object.keys(form.shape).length > 0)
export const formSchemas = Object.fromEntries(
  asking.map(([id, form]) => [`${pascalCase(id)}Form`, form.meta({ ...form.meta(), unusedIO: 'input' })]),
)

/** The reference to a method's form in the OpenAPI document. */
export const formOf = Object.fromEntries(asking.map(([id]) => [id, `#/components/schemas/${pascalCase(id)}Form`]))
