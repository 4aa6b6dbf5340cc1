import type { Wrap } from '../wrap.ts'

export const banner = {
  label: 'Cookie consent',
  kinds: (strong: Wrap) => (
    <>
      {strong('Two kinds of cookies.')} Essential ones keep you signed in. Analytics ones would count visits, and are set only if you agree.
    </>
  ),
  customize: 'Customize',
  essentialOnly: 'Essential Only',
  acceptAll: 'Accept All',
}
