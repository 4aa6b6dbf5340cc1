import { BackLink } from '../../../components/back-link.tsx'

type EntryLoadingProps = { status: string; shape: 'of-card' | 'of-hexagram'; back: { to: string; name: string } }

/** Empty places while one card or hexagram is fetched. `shape` is that of its picture. */
export const EntryLoading = ({ status, shape, back }: EntryLoadingProps) => (
  <>
    <p className="vh" role="status">
      {status}
    </p>
    <BackLink to={back.to}>{back.name}</BackLink>
    <div className="entry" aria-hidden="true">
      <div className={`stand ${shape}`}>
        <span className="bed" />
      </div>
    </div>
  </>
)
