import './still-rows.css'

/** A list that is loading, as its empty rows. A screen reader announces `label`; without one, another part of the page announces it. */
export const StillRows = ({ label, rows = 3 }: { label?: string | undefined; rows?: number }) => (
  <div className="stillrows" {...(label && { role: 'status' })}>
    {label && <span className="vh">{label}</span>}
    {Array.from({ length: rows }, (_, row) => (
      <i key={row} />
    ))}
  </div>
)
