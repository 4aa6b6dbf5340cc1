type RaysProps = { from: number; to: number; count: number; width: number; opacity: number }

/** A wreath of rays: one wide circle, dashed. `width` is a ray's share of its step. */
export const Rays = ({ from, to, count, width, opacity }: RaysProps) => (
  <circle
    r={(from + to) / 2}
    fill="none"
    stroke="#d9b978"
    strokeWidth={to - from}
    pathLength={count}
    strokeDasharray={`${width} ${(1 - width).toFixed(3)}`}
    strokeDashoffset={width / 2}
    opacity={opacity}
  />
)
