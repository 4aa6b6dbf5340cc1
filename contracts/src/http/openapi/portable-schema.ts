import type { z } from 'zod'
import { portablePattern } from './portable-pattern.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Input texts may hold anything but NUL, which no text has. */
const WITHOUT_NUL = '^[^\\x00]*$'

const isText = ({ type, enum: options, const: constant, format }: JsonSchema): boolean =>
  type === 'string' && options === undefined && constant === undefined && format === undefined

const portableParts = (part: JsonSchema): JsonSchema => {
  const portable = { ...part }
  if (part.pattern !== undefined) portable.pattern = portablePattern(part.pattern)
  if (part.properties)
    portable.properties = Object.fromEntries(
      Object.entries(part.properties).map(([name, property]) => [name, typeof property === 'object' ? portableParts(property) : property]),
    )
  return portable
}

/** Brings what zod has made of a schema into a form that tools of any language read: patterns portable, no bounds of JavaScript's own. */
export const makePortable = (schema: JsonSchema, io: 'input' | 'output'): void => {
  const dated = schema.format === 'date-time' || schema.format === 'date'
  // The format says it already; zod's own pattern for it fills three lines.
  if (dated && schema.pattern !== undefined && schema.pattern.length > 200) delete schema.pattern
  if (schema.pattern !== undefined) schema.pattern = portablePattern(schema.pattern)
  // Metadata is shared between schemas: its parts are replaced, never changed.
  if (schema.allOf) schema.allOf = schema.allOf.map(portableParts)
  if (schema.anyOf) schema.anyOf = schema.anyOf.map(portableParts)
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'input' && isText(schema) && schema.pattern === undefined && schema.allOf === undefined) schema.pattern = WITHOUT_NUL
}
