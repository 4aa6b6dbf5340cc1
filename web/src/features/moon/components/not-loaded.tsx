import { common } from '#texts/common.ts'
import { moon as texts } from '#texts/moon.ts'
import { Button } from '../../../components/button.tsx'

/** Says that a month or a year could not be loaded, and loads it again. */
export const NotLoaded = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div className="moonfailed" role="alert">
    <h2>{title}</h2>
    <p className="quiet">{texts.unreachable}</p>
    <Button small onClick={onRetry}>
      {common.tryAgain}
    </Button>
  </div>
)
