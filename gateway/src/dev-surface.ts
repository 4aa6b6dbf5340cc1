import { BlockList } from 'node:net'
import { AppError } from '@sibyl/platform/app-error'
import type { RequestHandler } from 'express'
import { comesFrom } from './addresses.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Lets only callers on this machine through; to everybody else there is nothing here. */
export const loopbackOnly: RequestHandler = (request, _response, next) => {
  if (!comesFrom(loopback, request)) throw new AppError('not_found')
  next()
}
