import type { Wrap } from '../wrap.ts'

export const banner = {
  label: 'Cookie consent',
  kinds: (strong: Wrap) => (
    <>
      {strong('Cookies and counting.')} Essential cookies keep you signed in. If you agree, the pages you open are counted too: with no
      cookie, and nothing about you.
    </>
  ),
  customize: 'Customize',
  essentialOnly: 'Essential Only',
  acceptAll: 'Accept All',
}
