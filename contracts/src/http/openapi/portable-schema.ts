import type { z } from 'zod'
import { portablePattern } from './portable-pattern.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Input texts may hold anything but NUL, which no text contains. */
const WITHOUT_NUL = '^[^\\x00]*$'

const isText = ({ type, enum: options, const: constant, format }: JsonSchema): boolean =>
  type === 'string' && options === undefined && constant === undefined && format === undefined

/** A copy of a schema's metadata with portable patterns. */
const withPortablePatterns = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPortablePatterns)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => [
    key,
    key === 'pattern' && typeof member === 'string' ? portablePattern(member) : withPortablePatterns(member),
  ])
  return Object.fromEntries(members)
}

/** Makes zod's JSON Schema readable for tools of any language: portable patterns, no bounds of JavaScript's own. */
export const makePortable = (schema: JsonSchema, io: 'input' | 'output'): void => {
  const dated = schema.format === 'date-time' || schema.format === 'date'
  // The format implies it; zod's own pattern for it fills three lines.
  if (dated && schema.pattern !== undefined && schema.pattern.length > 200) delete schema.pattern
  if (schema.pattern !== undefined) schema.pattern = portablePattern(schema.pattern)
  if (schema.allOf) schema.allOf = withPortablePatterns(schema.allOf) as JsonSchema[]
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'input' && isText(schema) && schema.pattern === undefined && schema.allOf === undefined) schema.pattern = WITHOUT_NUL
}
