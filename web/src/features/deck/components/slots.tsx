const PLACES = Array.from({ length: 28 }, (_, place) => `place-${place}`)

/** Empty places of the same size while the library is fetched. */
export const Slots = ({ className }: { className: string }) => (
  <ul className={className} aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place}>
        <div className="piece">
          <span className="bed" />
          <span className="titled">&nbsp;</span>
          <span className="kw">&nbsp;</span>
        </div>
      </li>
    ))}
  </ul>
)
