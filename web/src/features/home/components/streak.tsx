import type { Today } from '@sibyl/contracts/http/today'
import { streak as texts } from '#texts/home.tsx'
import { litStars, STARS, streakWords } from '../streak.ts'
import { BigDipper } from './big-dipper.tsx'

/** The run of daily cards, as stars and in words. Its space is reserved while it loads. */
export const Streak = ({ today }: { today: Today | null }) => {
  if (!today) return <div className="streak" aria-hidden="true" />
  const { streak } = today
  const lit = litStars(streak)
  const { title, notes } = streakWords(streak)
  return (
    <section className="streak" aria-labelledby="streak">
      <BigDipper lit={lit} today={streak.drawnToday ? lit - 1 : lit} label={texts.picture(lit, STARS)} />
      <div>
        <h2 id="streak">{title}</h2>
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}
