import { z } from 'zod'

/** Kinds of environment variables that more than one process reads. */

export const port = (fallback: number) =>
  z.coerce.number('must be a port number').int().min(0).max(65_535, 'must be a port number').default(fallback)

export const count = (fallback: number) => z.coerce.number('must be a whole number').int().min(0).default(fallback)

export const flag = z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').transform((value) => value === '1' || value === 'true')

export const secret = z.string('is required').min(32, 'must have at least 32 characters')

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')
