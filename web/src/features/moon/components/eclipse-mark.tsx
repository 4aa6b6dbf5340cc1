/** An eclipse: of the Sun a dark disc in a ring of rays, of the Moon a dimmed disc in a dotted circle. */
export const EclipseMark = ({ kind }: { kind: 'solar' | 'lunar' }) => (
  <svg className="cellmoon" viewBox="-48 -48 96 96" aria-hidden="true">
    {kind === 'solar' ? (
      <>
        <circle r="42" fill="none" stroke="#d9b978" strokeWidth="8" pathLength="40" strokeDasharray=".3 .7" />
        <circle r="34" fill="#d9b978" />
        <circle r="30" fill="#0d0e15" />
      </>
    ) : (
      <>
        <circle r="44" fill="none" stroke="#d9b978" strokeWidth="2.4" strokeLinecap="round" pathLength="36" strokeDasharray=".01 .99" />
        <circle r="35" fill="#9a8f78" />
        <circle r="35" fill="none" stroke="#d9b978" opacity=".7" />
      </>
    )}
  </svg>
)
