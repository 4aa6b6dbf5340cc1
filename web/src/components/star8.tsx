const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}

/** A compass star, each ray half filled as an engraver shades it. `long` and `short` rays alternate. */
export const Star8 = ({ long, waist, short = long }: { long: number; waist: number; short?: number }) =>
  Array.from({ length: 8 }, (_, ray) => {
    const angle = ray * 45
    const tip = at(ray % 2 === 0 ? long : short, angle)
    return (
      <g key={angle}>
        <path d={`M0 0 ${tip} ${at(waist, angle + 22.5)}Z`} fill="#d9b978" />
        <path d={`M0 0 ${tip} ${at(waist, angle - 22.5)}Z`} fill="#12142a" stroke="#d9b978" strokeWidth=".8" strokeLinejoin="round" />
      </g>
    )
  })
