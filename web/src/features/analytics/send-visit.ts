import type { PagePattern } from '@sibyl/contracts/pages'

/** Says which page was shown and nothing else: no cookie goes with it, no session, and not the address it is sent from. */
export const sendVisit = (page: PagePattern) =>
  fetch(`${location.origin}/api/visits`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Also from a page that is being left.
    keepalive: true,
  })
