import { useLayoutEffect } from 'react'
import { useLiking } from './ground.ts'

/** Applies the reader's background and text size while a reading is on the page. The paper style sheet loads when it is first chosen. */
export const useGround = (): void => {
  const { ground, textSize } = useLiking()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (ground === 'paper') void import('./paper.css')
    dataset.ground = ground
    dataset.textSize = textSize
    return () => {
      delete dataset.ground
      delete dataset.textSize
    }
  }, [ground, textSize])
}
