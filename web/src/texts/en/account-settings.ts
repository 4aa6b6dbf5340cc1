export const details = {
  heading: 'Your details',
  lead: 'Your daily card turns over at midnight in your time zone.',
  firstName: 'First name',
  lastName: 'Last name',
  saved: 'Your details are saved.',
  failed: 'Profile update failed',
  submit: 'Save Changes',
}

export const timeZone = {
  label: 'Time zone',
  now: (time: string) => `${time} there now`,
  /** The group of a zone that belongs to no part of the world. */
  everywhere: 'Everywhere',
  browser: (zone: string) => `This browser is set to ${zone}.`,
  take: (zone: string) => `Use ${zone}`,
}

export const passwordChange = {
  heading: 'Password',
  lead: 'When you change it, every other device is signed out.',
  open: 'Change Password',
  title: 'Change Password',
  done: 'Password Changed Successfully!',
}

export const sessions = {
  heading: 'Where you are signed in',
  lead: 'We store no IP address and no location, only what you signed in with and when.',
  opening: 'Loading your devices',
  failed: 'Your devices could not be listed.',
  current: 'This browser',
  since: (date: string) => `Signed in ${date}`,
  sinceAndSeen: (date: string, howLongAgo: string) => `Signed in ${date}, last seen ${howLongAgo}`,
  signOut: 'Sign Out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutEverywhere: 'Sign Out Everywhere',
  signOutFailed: 'The device could not be signed out.',
}

export const recentActivity = {
  heading: 'Recent activity',
  lead: 'If something here was not you, change your password.',
  opening: 'Loading your activity',
  failed: 'Your recent activity could not be loaded.',
  kind: {
    registered: 'Account created',
    email_verified: 'Email verified',
    signed_in: 'Signed in',
    sign_in_failed: 'Sign-in attempt with a wrong password',
    signed_out: 'Signed out',
    signed_out_everywhere: 'Signed out everywhere',
    session_revoked: 'Device signed out from another device',
    session_replayed: 'We ended a session because its key was used twice',
    password_changed: 'Password changed',
    password_reset_requested: 'Password reset link requested',
    password_reset: 'Password changed by an emailed link',
    profile_changed: 'Details changed',
    data_exported: 'Your data downloaded',
    account_deleted: 'Account deleted',
    signed_out_by_support: 'Signed out everywhere by support',
    session_ended_by_support: 'Device signed out by support',
    account_suspended: 'Suspended by support',
    suspension_lifted: 'Suspension lifted by support',
  },
}

export const dataDownload = {
  heading: 'Your data',
  lead: 'Everything we hold about you, readings and tokens included, in one file.',
  submit: 'Download My Data',
  submitting: 'Preparing your file...',
  failed: 'Your file could not be prepared. Please try again.',
}

export const deletion = {
  heading: 'Danger Zone',
  lead: 'Your account, your readings and your tokens are deleted for good. This cannot be undone.',
  open: 'Delete Account',
  title: 'Delete Account',
  warning: 'This action cannot be undone. All your data, including readings and subscription, will be permanently deleted.',
  submit: 'Delete My Account',
  submitting: 'Deleting...',
  keep: 'Keep My Account',
  failed: 'Failed to delete account',
}
