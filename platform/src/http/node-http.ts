import type http from 'node:http'

/**
 * Node's HTTP module. An `import` of it reads each of its exports, and one of them is a getter that loads all of undici: 4 MB and 25 ms of
 * a process that may never need it.
 */
export const { Agent, createServer, request }: typeof http = process.getBuiltinModule('node:http')
