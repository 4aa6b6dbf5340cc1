import { lookup } from 'node:dns'
import { type BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host has an address in a private network that the configuration does not allow. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
  constructor() {
    super('this leads to a private address; WEBHOOK_ALLOW and PUSH_ALLOW name networks that a webhook and push services may be in')
  }
}

const mayBeCalled = (address: string, allowed: BlockList | undefined): boolean =>
  ipaddr.process(address).range() === 'unicast' || allowed?.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') === true

/** Names that lead to the machine itself or into a private network, among them all without a dot. */
const PRIVATE_NAME = /^[^.]*$|\.(?:localhost|local|internal|home\.arpa)$/

/** Whether a host may be public, judged by its name alone; the connection checks the addresses behind the name. */
export const mayBePublic = (hostname: string, allowed: BlockList | undefined): boolean => {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  return isIP(host) !== 0 ? mayBeCalled(host, allowed) : allowed !== undefined || !PRIVATE_NAME.test(host)
}

/** Looks a host up for the connection itself, so that no later answer of DNS leads elsewhere; fails if any address is private. */
export const publicLookup =
  (allowed: BlockList | undefined): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      if (!found.every(({ address }) => mayBeCalled(address, allowed))) return callback(new PrivateAddress(), [])
      const [first] = found
      return options.all || !first ? callback(null, found) : callback(null, first.address, first.family)
    })
