import { AppError } from '@sibyl/platform/app-error'
import type { RequestHandler } from 'express'

/** Behind the handlers of an address: says which methods it has. @throws AppError method_not_allowed */
export const refuseMethod =
  (allowed: string): RequestHandler =>
  (_request, response) => {
    response.setHeader('Allow', allowed)
    throw new AppError('method_not_allowed')
  }
