import { Button } from '../../../components/button.tsx'
import { ActDialog } from './act-dialog.tsx'

type Act = 'replay' | 'drop'
type Named = { label: (id: string) => string; open: string }
type Explained = { title: string; about: string; submit: string }

type ButtonsProps = { id: string; texts: Readonly<Record<Act, Named>>; onAsk: (act: Act) => void }

/** The two acts on an event that was set aside. */
export const ReplayOrDrop = ({ id, texts, onAsk }: ButtonsProps) => (
  <div className="adm-acts">
    {(['replay', 'drop'] as const).map((act) => (
      <Button
        key={act}
        small
        variant={act === 'drop' ? 'danger' : 'secondary'}
        aria-label={texts[act].label(id)}
        onClick={() => onAsk(act)}
      >
        {texts[act].open}
      </Button>
    ))}
  </div>
)

type ReasonProps = { words: Explained; danger: boolean; onAct: (reason: string) => Promise<void>; onClose: () => void }

/** Asks for the reason of an act, and closes once it is done. */
export const AskReason = ({ words: { title, about, submit }, danger, onAct, onClose }: ReasonProps) => (
  <ActDialog open title={title} about={about} submitLabel={submit} danger={danger} onAct={onAct} onDone={onClose} onClose={onClose} />
)
