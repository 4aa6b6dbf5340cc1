import { PREPARING_MS } from '@sibyl/contracts/constants'
import type { MethodId } from '@sibyl/contracts/methods'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { handover, keepSubmission, newSubmission, type Submission } from './submission.ts'

type Values = Record<string, unknown>

/** Takes a breath, then goes to the reading with what `asked` makes of what was filled in. Leaving the page meanwhile calls it off. */
export const usePrepare = <V extends Values = Values>(methodId: MethodId, asked: (values: V) => Submission = newSubmission) => {
  const navigate = useNavigate()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  return async (values: V) => {
    const { current } = leaving
    await new Promise((resolve) => setTimeout(resolve, PREPARING_MS))
    if (current?.signal.aborted) return
    const submission = asked(values)
    keepSubmission(methodId, submission)
    navigate(`/reading/${methodId}`, { state: handover(submission) })
  }
}
