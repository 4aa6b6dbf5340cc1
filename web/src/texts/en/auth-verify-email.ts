export const emailVerification = {
  title: 'Email Verification',
  verifying: 'Verifying your email address',
  noToken: 'Verification token not found.',
  proceed: 'Proceed to Login',
  /** For a reader who is signed in by the link. */
  begin: 'Begin Your Reading',
}
