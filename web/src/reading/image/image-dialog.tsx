import type { Reading } from '@sibyl/contracts/http/readings'
import { shareableWords } from '@sibyl/contracts/reading-text/shareable-words'
import { slugOf } from '@sibyl/contracts/slug'
import { useEffect, useMemo, useRef, useState } from 'react'
import { product } from '#texts/product.ts'
import { readingImage as texts } from '#texts/reading-image.ts'
import { Button } from '../../components/button.tsx'
import { DialogWindow } from '../../components/dialog-window.tsx'
import { Notice } from '../../components/notice.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { followUpApi } from '../follow-up/api.ts'
import { ShareLink } from '../share/share-link.tsx'
import { asPng } from './as-png.ts'
import { drawReading, type Shape, shapes } from './draw-reading.ts'
import { handOver } from './hand-over.ts'
import './image-dialog.css'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** "sibyl-tarot-2026-11-21.png", named after the product and dated in the reader's time zone. */
const fileName = ({ methodId, createdAt }: Reading): string => {
  const at = new Date(createdAt)
  return `${slugOf(product)}-${methodId}-${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}.png`
}

const names = Object.keys(shapes) as Shape[]

type ImageDialogProps = { reading: Reading; open: boolean; onOpenChange: (open: boolean) => void; onSaid: (words: string) => void }

/** Shares a sentence as an image, whose shape the reader chooses, or as a link. */
export const ImageDialog = ({ reading, open, onOpenChange, onSaid }: ImageDialogProps) => {
  // The answers to questions asked on this page; without a session nothing was fetched.
  const { data } = followUpApi.endpoints.getFollowUps.useQueryState(reading._id)
  const { title, sentences } = useMemo(() => shareableWords(reading, data?.followUps ?? reading.followUps), [reading, data])
  const { user } = useSession()
  const [shape, setShape] = useState<Shape>('story')
  const [asLink, setAsLink] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [drawn, setDrawn] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const canvas = useRef<HTMLCanvasElement>(null)
  const sentence = sentences[chosen]

  useEffect(() => {
    if (!open || asLink) return
    let left = false
    setDrawn('drawing')
    // Drawn on a second canvas, so that of two quick choices the later one stays.
    const aside = document.createElement('canvas')
    drawReading(aside, { reading, title, sentence, shape }).then(
      () => {
        if (left || !canvas.current) return
        canvas.current.width = aside.width
        canvas.current.height = aside.height
        canvas.current.getContext('2d')?.drawImage(aside, 0, 0)
        setDrawn('drawn')
      },
      () => left || setDrawn('failed'),
    )
    return () => {
      left = true
    }
  }, [open, asLink, reading, title, sentence, shape, attempt])

  const choose = (name: Shape) => {
    setAsLink(false)
    setShape(name)
  }

  const save = async () => {
    if (drawn === 'failed') return setAttempt(attempt + 1)
    if (!canvas.current) return
    const file = new File([await asPng(canvas.current)], fileName(reading), { type: 'image/png' })
    const become = await handOver(file, title)
    if (become === 'dismissed') return
    onSaid(texts.done[become](file.name))
    onOpenChange(false)
  }

  return (
    <DialogWindow
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.leftOut}
      actions={
        !asLink && (
          <Button variant="primary" busy={drawn === 'drawing'} onClick={save}>
            {drawn === 'failed' ? texts.again : texts.action}
          </Button>
        )
      }
    >
      <div className="imagechoice" data-link={asLink}>
        {!asLink && <canvas ref={canvas} role="img" aria-label={sentence?.text ?? title} data-drawn={drawn === 'drawn'} />}
        <fieldset>
          <legend>{texts.shape}</legend>
          {names.map((name) => (
            <label key={name} className="pick">
              <input type="radio" name="shape" checked={!asLink && name === shape} onChange={() => choose(name)} />
              {texts.shapes[name]}
            </label>
          ))}
          {user && (
            <label className="pick">
              <input type="radio" name="shape" checked={asLink} onChange={() => setAsLink(true)} />
              {texts.link}
            </label>
          )}
        </fieldset>
        {!asLink && sentences.length > 0 && (
          <fieldset className="sentences">
            <legend>{texts.sentence}</legend>
            {sentences.map(({ text }, at) => (
              <label key={text} className="pick serif">
                <input type="radio" name="sentence" checked={at === chosen} onChange={() => setChosen(at)} />
                {text}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {asLink && <ShareLink reading={reading} />}
      {!asLink && drawn === 'failed' && <Notice kind="bad">{texts.failed}</Notice>}
    </DialogWindow>
  )
}
