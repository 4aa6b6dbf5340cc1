import { num, type Placement, place } from './path.ts'

/** Translates, scales or mirrors a finished drawing of paths and circles; its line widths do not change. */
export function moved(drawing: string, o: Placement): string {
  const cos = Math.cos(((o.rot ?? 0) * Math.PI) / 180)
  const sin = Math.sin(((o.rot ?? 0) * Math.PI) / 180)
  const s = o.s ?? 1
  return drawing
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${place(d, o)}"`)
    .replace(/ cx="([^"]*)" cy="([^"]*)" r="([^"]*)"/g, (_, cx: string, cy: string, r: string) => {
      const [x, y] = [Number(cx) * s * (o.sx ?? 1), Number(cy) * s * (o.sy ?? 1)]
      return ` cx="${num(x * cos - y * sin + (o.x ?? 0))}" cy="${num(x * sin + y * cos + (o.y ?? 0))}" r="${num(Number(r) * s)}"`
    })
}
