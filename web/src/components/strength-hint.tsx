import { useDeferredValue, useEffect, useState } from 'react'
import { passwordStrength as texts } from '#texts/password.ts'
import type { Strength } from '../lib/password-strength.ts'
import './strength-hint.css'

const STEPS = [1, 2, 3, 4]

const words = ({ score, wellKnown }: Strength): string => {
  if (wellKnown) return texts.wellKnown
  if (score <= 1) return texts.weak
  if (score === 2) return texts.fair
  return score === 3 ? texts.good : texts.strong
}

const isWeak = ({ score, wellKnown }: Strength) => wellKnown || score <= 1

const litOf = ({ score, wellKnown }: Strength) => Math.max(1, wellKnown ? 1 : score)

const NOBODY: readonly string[] = []

/** Estimates a password once there is one; the estimator is large, and loads with the first letter. */
const useStrength = (password: string, about: readonly string[]): Strength | null => {
  const looked = useDeferredValue(password)
  const [strength, setStrength] = useState<Strength | null>(null)
  const known = about.join('\n')
  useEffect(() => {
    let gone = false
    if (looked === '') setStrength(null)
    else
      import('../lib/password-strength.ts').then(
        ({ strengthOf }) => !gone && setStrength(strengthOf(looked, known.split('\n'))),
        // Without the estimator there is no hint; the form works all the same.
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [looked, known])
  return strength
}

/**
 * How easily a password could be guessed. It warns and refuses nothing. Its line is there with the first letter, before the estimate: what
 * lies below must not move while the reader presses it.
 */
export const StrengthHint = ({ password, about = NOBODY }: { password: string; about?: readonly string[] }) => {
  const strength = useStrength(password, about)
  if (password === '') return null
  return (
    <p className="strength" data-weak={(strength && isWeak(strength)) || undefined} role="status">
      {strength && (
        <>
          <span className="steps" aria-hidden="true">
            {STEPS.map((step) => (
              <i key={step} data-lit={step <= litOf(strength) || undefined} />
            ))}
          </span>
          {words(strength)}
        </>
      )}
    </p>
  )
}
