/** One sentence of a reading, and what it stands on. */
export const Excerpt = () => (
  <section className="excerpt" aria-label="From a reading">
    <div className="wrap">
      <blockquote>
        “What holds you may be the habit of being held. In the third place lies the <mark>Eight of Swords, reversed</mark>: the knots are
        already loose.”
      </blockquote>
      <aside className="cited" aria-label="What the sentence stands on">
        <p className="note">Card 3 of 5, the block</p>
        <h3>Eight of Swords, reversed</h3>
        <dl>
          <div>
            <dt>Why it is here</dt>
            <dd>Third from the top of a full shuffle of 78. One further bit turned it over.</dd>
          </div>
        </dl>
      </aside>
    </div>
  </section>
)
