/** Downloads a file. */
export const download = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser holds the file once the click is over.
  setTimeout(() => URL.revokeObjectURL(href))
}
