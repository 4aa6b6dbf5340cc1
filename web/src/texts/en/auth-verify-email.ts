export const emailVerification = {
  title: 'Email Verification',
  verifying: 'Verifying your e-mail address',
  noToken: 'Verification token not found.',
  proceed: 'Proceed to Login',
}
