import type { User } from '@sibyl/contracts/http/auth'

export const initials = ({ firstName, lastName }: User) =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
