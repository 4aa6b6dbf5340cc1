import type { MethodId } from '@sibyl/contracts/methods'
import { nothingFound, emptyShelf as texts } from '#texts/history.ts'
import { shelfNames } from '#texts/methods.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { State } from '../../../components/state.tsx'
import type { ShelfSearch } from '../api.ts'

const hatch = Array.from({ length: 68 }, (_, at) => `M${16 + at * 6} 154l-8 12`).join('')

const EmptyArt = () => (
  <svg className="art" viewBox="0 0 420 190" aria-hidden="true" fill="none" stroke="#d9b978">
    <rect x="36" y="34" width="66" height="114" rx="4" strokeDasharray="3 4" opacity=".35" />
    <rect x="118" y="34" width="66" height="114" rx="4" strokeDasharray="3 4" opacity=".6" />
    <rect x="318" y="34" width="66" height="114" rx="4" strokeDasharray="3 4" opacity=".35" />
    <g transform="translate(218 33)">
      <rect width="66" height="115" rx="4" fill="#12142a" />
      <rect x="4.5" y="4.5" width="57" height="106" rx="1.5" strokeWidth=".6" />
      <g transform="translate(33 57.5) scale(.27)" stroke="none">
        <circle r="90" stroke="#d9b978" strokeWidth="3" />
        <Star8 long={76} waist={18} short={52} />
      </g>
    </g>
    <path d="M0 149H420" strokeWidth="1.2" />
    <path d="M0 154H420" strokeWidth=".6" opacity=".5" />
    <path d={hatch} strokeWidth=".7" opacity=".4" />
  </svg>
)

export const EmptyShelf = ({ methodId }: { methodId: MethodId | null }) => (
  <State
    level={2}
    art={<EmptyArt />}
    title={methodId ? texts.titleOfKind(shelfNames[methodId]) : texts.title}
    actions={
      <ButtonLink variant="primary" to="/">
        {texts.begin}
      </ButtonLink>
    }
  >
    <p>{methodId ? texts.leadOfKind : texts.lead}</p>
  </State>
)

/** No reading matches the search. */
export const NothingFound = ({ search: { words }, onAll }: { search: ShelfSearch; onAll: () => void }) => (
  <State
    level={2}
    art={<EmptyArt />}
    title={words ? nothingFound.title(words) : nothingFound.titleOfDays}
    actions={
      <Button variant="primary" onClick={onAll}>
        {nothingFound.showAll}
      </Button>
    }
  >
    <p>{words ? nothingFound.lead : nothingFound.leadOfDays}</p>
  </State>
)
