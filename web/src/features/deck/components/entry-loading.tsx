import { BackLink } from '../../../components/back-link.tsx'
import { Card } from '../../../components/card.tsx'

type EntryLoadingProps = { status: string; shape: 'of-card' | 'of-hexagram'; back: { to: string; name: string }; card?: string | undefined }

/** The loading state of one card or hexagram. `shape` is that of its picture; a `card` with a known id shows its picture at once. */
export const EntryLoading = ({ status, shape, back, card }: EntryLoadingProps) => (
  <>
    <p className="vh" role="status">
      {status}
    </p>
    <BackLink to={back.to}>{back.name}</BackLink>
    <div className="entry" aria-hidden="true">
      <div className={`stand ${shape}`}>{card ? <Card id={card} urgent /> : <span className="bed" />}</div>
    </div>
  </>
)
