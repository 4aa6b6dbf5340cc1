import { useEffect, useState } from 'react'

/**
 * The letters with which a name is counted, such as IVAN PETROV; undefined if it has none, or none that can be transliterated without
 * guessing.
 */
export const useSpelling = (name: string): string | undefined => {
  const [spelling, setSpelling] = useState<string>()
  useEffect(() => {
    let over = false
    const spell = async () => {
      // The tables of the alphabets are large, and only a name that is typed needs them.
      const { latinName } = await import('@sibyl/contracts/latin-name')
      const latin = latinName(name)
      if (!over) setSpelling(typeof latin === 'string' ? undefined : latin.words.join(' '))
    }
    if (name.trim() === '') setSpelling(undefined)
    else spell().catch(() => setSpelling(undefined))
    return () => {
      over = true
    }
  }, [name])
  return spelling
}
