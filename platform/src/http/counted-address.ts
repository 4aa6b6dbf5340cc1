import { isIPv6 } from 'node:net'

const firstGroups = (address: string, wanted: number): string[] => {
  const [head = '', tail] = address.split('%', 1).join('').split('::', 2)
  const leading = head === '' ? [] : head.split(':')
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => '0')
  return [...leading, ...zeros, ...trailing].slice(0, wanted).map((group) => Number.parseInt(group, 16).toString(16))
}

/** The key under which an address is counted. IPv6 counts by its /64, because one household or server holds all of it. */
export const countedAs = (address: string): string => (isIPv6(address) ? `${firstGroups(address, 4).join(':')}::/64` : address)
