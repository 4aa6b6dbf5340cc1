import type { Document, Filter } from 'mongodb'
import type { Instant } from '../../time.ts'
import { operand } from '../operand.ts'
import type { Index, Page, Versioned, Where } from '../store.ts'
import { path, type Stored } from './stored.ts'

/** Excludes expired documents that the server has not removed yet. */
export const alive = (now: Instant): Filter<Stored> => ({ expiresAt: { $not: { $lte: new Date(now) } } })

/** Selects documents after a given one in the order. The bound on the order field lets the server enter the index at the right place. */
const behind = <T extends Versioned>(after: T, { order }: Index<T>): Filter<Stored>[] => {
  const beyond = order?.descending ? '$lt' : '$gt'
  const id = operand(after._id)
  if (!order) return [{ _id: { [beyond]: id } }]
  const [field, value] = [path(order.by), operand(after[order.by])]
  return [{ [field]: { [`${beyond}e`]: value } }, { $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: id } }] }]
}

export type Query = { filter: Filter<Stored>; sort: Record<string, 1 | -1> }

/** The query for an index: a filter with plain values only, and its sort order. */
export const queryOf = <T extends Versioned>(index: Index<T>, where: Where<T>, page: Page<T>): Query => {
  const { match, order, unique } = index
  const bounds: Filter<Stored>[] = page.upTo !== undefined && order ? [{ [path(order.by)]: { $lte: operand(page.upTo) } }] : []
  if (page.after) bounds.push(...behind(page.after, index))
  const filter: Filter<Stored> = {
    ...Object.fromEntries(match.map((field) => [path(field), { $eq: operand(where[field]) }])),
    ...(bounds.length > 0 ? { $and: bounds } : {}),
  }
  // No order for a unique look-up: sorting by id would tempt the server to scan the ids.
  if (unique) return { filter, sort: {} }
  const direction = order?.descending ? -1 : 1
  return { filter, sort: order ? { [path(order.by)]: direction, _id: direction } : { _id: 1 } }
}

/**
 * Counts the documents of an indexed query, as one document with a `total`, or none for zero. The order leads the server to the index, and
 * only because the one field it asks for is in that index may the server count without reading documents.
 */
export const countOf = <T extends Versioned>({ match, order }: Index<T>, { filter, sort }: Query, expiring: boolean): Document[] => {
  const indexed = match[0] ?? order?.by ?? '_id'
  const field = expiring ? 'expiresAt' : path(indexed)
  const ordered = Object.keys(sort).length > 0 ? [{ $sort: sort }] : []
  return [{ $match: filter }, ...ordered, { $project: { ...(field === '_id' ? {} : { _id: 0 }), [field]: 1 } }, { $count: 'total' }]
}
