import { pages as texts } from '#texts/history.ts'
import { Button } from '../../../components/button.tsx'
import type { Pagination } from '../api.ts'
import { pageNumbers } from '../page-numbers.ts'

type PageLinksProps = { pagination: Pagination; onPage: (page: number) => void }

export const PageLinks = ({ pagination: { page, totalPages, hasPrevPage, hasNextPage }, onPage }: PageLinksProps) => (
  <nav className="pages" aria-label={texts.label}>
    <Button variant="tertiary" small disabled={!hasPrevPage} onClick={() => onPage(page - 1)}>
      {texts.previous}
    </Button>
    {pageNumbers(page, totalPages).map((number, at) =>
      number === null ? (
        <span key={`gap ${at}`} className="gap">
          …
        </span>
      ) : (
        <button
          key={number}
          type="button"
          className="pg"
          aria-label={texts.page(number)}
          {...(number === page && { 'aria-current': 'page' as const })}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ),
    )}
    <Button variant="tertiary" small disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
      {texts.next}
    </Button>
  </nav>
)
