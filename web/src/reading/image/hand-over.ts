/** What became of a file: passed on by the device, put among the downloads, or not wanted after all. */
export type HandedOver = 'shared' | 'saved' | 'dismissed'

const isTapped = () => matchMedia('(pointer: coarse)').matches

const download = (file: File): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has taken hold of it by the end of the task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Hands a file to the reader: on a phone by its own way of sharing, elsewhere or where that is refused as a download. */
export const handOver = async (file: File, title: string): Promise<HandedOver> => {
  if (isTapped() && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return 'shared'
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return 'dismissed'
    }
  }
  download(file)
  return 'saved'
}
