import type { PagePattern } from '@sibyl/contracts/pages'

/** Reports which page was shown and nothing else: without cookies, session or referrer. */
export const sendVisit = (page: PagePattern) =>
  fetch(`${location.origin}/api/visits`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Also works while the page is being closed.
    keepalive: true,
  })
