import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '../lib/when-idle.ts'
import './star-field.css'

/** Mulberry32: the same sky on every visit. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** Text on the page, and the space where a reading will appear. */
const STARLESS = '.rbody,.rlaid,h1,h2,h3,p,a,button,label,legend,summary,dl,.panel,.why,.control,.card,.badge,.tier,.flip,.waiting'

const fourPointed = (pen: CanvasRenderingContext2D, x: number, y: number, size: number) => {
  pen.beginPath()
  for (let corner = 0; corner < 8; corner++) {
    const angle = (corner * Math.PI) / 4
    const reach = corner % 2 ? size * 0.16 : size
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  pen.fill()
}

/** Denser at the top, absent under text. */
const draw = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext('2d')
  const sky = canvas.parentElement?.getBoundingClientRect()
  if (!pen || !sky || sky.width === 0) return
  const density = devicePixelRatio || 1
  canvas.width = sky.width * density
  canvas.height = sky.height * density
  // Its own size, so that resizing the window does not stretch the stars until they are redrawn.
  canvas.style.width = `${sky.width}px`
  canvas.style.height = `${sky.height}px`
  pen.scale(density, density)
  const clear = [...document.querySelectorAll(STARLESS)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.top - sky.top < sky.height)
  const covered = (x: number, y: number) =>
    clear.some(
      (box) => x > box.left - sky.left - 20 && x < box.right - sky.left + 20 && y > box.top - sky.top - 14 && y < box.bottom - sky.top + 14,
    )
  const random = seeded(1723)
  for (let star = Math.round(sky.width * 0.42); star > 0; star--) {
    const x = random() * sky.width
    const y = random() ** 2.1 * sky.height
    const magnitude = random()
    const warm = random() < 0.16
    const bright = magnitude > 0.975
    const size = bright ? 3.2 + random() * 2.6 : 0.45 + 0.65 * magnitude ** 3
    if (covered(x, y)) continue
    const fade = 1 - (y / sky.height) ** 1.5
    pen.fillStyle = `rgb(${warm ? '217 185 120' : '222 224 246'} / ${(bright ? 0.85 : 0.18 + 0.6 * magnitude ** 4) * fade})`
    if (bright) fourPointed(pen, x, y, size)
    else {
      pen.beginPath()
      pen.arc(x, y, size, 0, 7)
      pen.fill()
    }
  }
}

/** A still sky behind the top of the page. Redrawn when the page's shape or content changes, but after what changed them is seen. */
export const StarField = () => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { pathname } = useLocation()

  // Drawn again for each page, because the stars avoid its content.
  useEffect(() => {
    let pending = 0
    const redraw = () => {
      clearTimeout(pending)
      pending = window.setTimeout(() => whenIdle(() => canvas.current && draw(canvas.current)), 120)
    }
    const shape = new ResizeObserver(redraw)
    // Content that changes without changing the page's height could otherwise end up on stars.
    const content = new MutationObserver(redraw)
    const main = document.querySelector('main')
    if (main) {
      shape.observe(main)
      content.observe(main, { childList: true, subtree: true })
    }
    document.fonts?.ready.then(redraw)
    return () => {
      clearTimeout(pending)
      shape.disconnect()
      content.disconnect()
    }
  }, [pathname])

  return (
    <div className="stars" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}
