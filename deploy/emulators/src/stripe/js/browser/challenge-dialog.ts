import { CHALLENGE_ANSWERED } from './messages.ts'

const style = {
  dialog:
    'width: min(440px, calc(100vw - 32px)); max-width: none; padding: 0; border: 0; border-radius: 12px; overflow: hidden; background: #1a1b23; box-shadow: 0 24px 64px rgb(3 3 8 / .62);',
  frame: 'display: block; width: 100%; height: min(440px, calc(100vh - 32px)); border: 0;',
}

/** Shows the bank's challenge in a dialog over the page; resolves when it is answered or closed with Escape. */
export const answerChallenge = (url: URL): Promise<void> =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Your bank asks for confirmation')
    dialog.style.cssText = style.dialog
    const frame = document.createElement('iframe')
    frame.title = 'Your bank asks for confirmation'
    frame.src = url.href
    frame.style.cssText = style.frame
    dialog.append(frame)

    const hear = ({ source, data }: MessageEvent): void => {
      if (source === frame.contentWindow && (data as { type?: string } | null)?.type === CHALLENGE_ANSWERED) dialog.close()
    }
    addEventListener('message', hear)
    dialog.addEventListener('close', () => {
      removeEventListener('message', hear)
      dialog.remove()
      resolve()
    })
    document.body.append(dialog)
    dialog.showModal()
  })
