export const passwordForm = {
  current: 'Current password',
  chosen: 'New password',
  confirmation: 'Confirm new password',
  confirmationMissing: 'Please repeat the new password',
  confirmationDiffers: 'The two passwords do not match',
  match: 'The passwords match',
  noMatch: 'The passwords do not match yet',
  otherDevices: 'Your other devices may need to sign in again.',
  submit: 'Change Password',
  submitting: 'Changing...',
  failed: 'Failed to change password',
}
