import { download } from '../../lib/download.ts'

/** What happened to a file: shared by the device, downloaded, or cancelled. */
export type HandedOver = 'shared' | 'saved' | 'dismissed'

const isTapped = () => matchMedia('(pointer: coarse)').matches

/** Gives the reader a file: through the share sheet on a phone; elsewhere, or if sharing is refused, as a download. */
export const handOver = async (file: File, title: string): Promise<HandedOver> => {
  if (isTapped() && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return 'shared'
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return 'dismissed'
    }
  }
  download(file, file.name)
  return 'saved'
}
