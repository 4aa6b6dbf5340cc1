import { Link } from 'react-router-dom'
import { legal } from '#texts/legal.ts'

/** The table of contents, on wide screens. */
export const Contents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav className="contents" aria-label={legal.contents}>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  </nav>
)
