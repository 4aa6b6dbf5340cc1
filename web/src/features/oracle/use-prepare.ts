import { PREPARING_MS } from '@sibyl/contracts/constants'
import type { MethodId } from '@sibyl/contracts/methods'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { handover, keepSubmission, type Submission } from './submission.ts'

/** Pauses for PREPARING_MS, then opens the reading of a submission. Leaving the page meanwhile cancels it. */
export const usePrepare = (methodId: MethodId) => {
  const navigate = useNavigate()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  return async (submission: Submission) => {
    const { current } = leaving
    await new Promise((resolve) => setTimeout(resolve, PREPARING_MS))
    if (current?.signal.aborted) return
    keepSubmission(methodId, submission)
    navigate(`/reading/${methodId}`, { state: handover(submission) })
  }
}
