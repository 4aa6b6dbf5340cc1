import { excerpt } from '#texts/home.tsx'

/** One sentence of a reading, and the fact it rests on. */
export const Excerpt = () => (
  <section className="excerpt" aria-label={excerpt.label}>
    <div className="wrap">
      <blockquote>
        {excerpt.sentence((words) => (
          <mark>{words}</mark>
        ))}
      </blockquote>
      <aside className="cited" aria-label={excerpt.citedLabel}>
        <p className="note">{excerpt.position}</p>
        <h3>{excerpt.card}</h3>
        <dl>
          <div>
            <dt>{excerpt.why}</dt>
            <dd>{excerpt.reason}</dd>
          </div>
        </dl>
      </aside>
    </div>
  </section>
)
