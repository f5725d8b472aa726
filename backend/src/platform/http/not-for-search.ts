/** Addresses of the server's own that are no pages. */
export const SERVER_FOLDERS = ['trpc', 'api', 'odeme', 'health'] as const;

/** Pages that belong to one person, and those that lead there. */
export const PERSONAL_PAGES = [
  'account',
  'admin',
  'auth',
  'bilet',
  'bulten',
  'email-verification',
  'forgot-password',
  'reset-password',
  'siparis',
  'siparis-takip',
] as const;
