import type { Reading } from '@sibyl/contracts/http/readings'
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { readingImage as texts } from '#texts/reading-image.ts'
import { Icon } from '../../components/icon.tsx'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** "sibyl-tarot-2026-11-21.png", by the reader's own calendar. */
const fileName = ({ methodId, createdAt }: Reading): string => {
  const at = new Date(createdAt)
  return `sibyl-${methodId}-${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}.png`
}

/** How it is drawn comes with its own file, once somebody presses. */
const save = async (reading: Reading): Promise<string> => {
  const [{ drawReading }, { handOver }] = await Promise.all([import('./draw-reading.ts'), import('./hand-over.ts')])
  const file = new File([await drawReading(reading)], fileName(reading), { type: 'image/png' })
  return texts.done[await handOver(file, reading.title || reading.method.name)](file.name)
}

/** Makes a picture of a reading, and says below the other tools what became of it. */
export const SaveImage = ({ reading, onSaid }: { reading: Reading; onSaid: (words: string) => void }) => {
  const [making, setMaking] = useState(false)

  const press = async () => {
    if (making) return
    setMaking(true)
    onSaid(texts.making)
    onSaid(await save(reading).catch(() => texts.failed))
    setMaking(false)
  }

  return (
    <button type="button" className="tool" aria-disabled={making} onClick={press}>
      <Icon of={ImageDown} />
      {texts.save}
    </button>
  )
}
