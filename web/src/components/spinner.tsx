import './spinner.css'

/** Shows that something loads; a screen reader announces `label`. */
export const Spinner = ({ label }: { label: string }) => (
  <span role="status">
    <svg className="spinner" viewBox="-32 -32 64 64" fill="none" stroke="#d9b978" aria-hidden="true">
      <circle r="30" strokeWidth=".8" opacity=".5" />
      <circle r="24" strokeWidth=".8" opacity=".5" />
      <circle r="27" strokeWidth="6" pathLength="60" strokeDasharray=".16 .84" opacity=".5" />
      <g className="hand">
        <circle cy="-27" r="6" fill="#0d0e15" stroke="none" />
        <circle cy="-27" r="3.2" fill="#d9b978" stroke="none" />
      </g>
    </svg>
    <span className="vh">{label}</span>
  </span>
)
