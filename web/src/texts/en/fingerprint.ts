export const fingerprint = {
  copied: 'Copied',
}
