import { AppError } from '@sibyl/platform/app-error'
import type { RequestHandler } from 'express'

/** Refuses methods that a path does not have; mounted behind its handlers. @throws AppError method_not_allowed */
export const refuseMethod =
  (allowed: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('Allow', allowed)
    throw new AppError('method_not_allowed')
  }
