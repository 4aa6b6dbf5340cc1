import { Link } from 'react-router-dom'

/** Where everything stands, on wide screens. */
export const Contents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav className="contents" aria-label="On this page">
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  </nav>
)
