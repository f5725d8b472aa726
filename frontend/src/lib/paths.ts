import type { PolicyKind } from '@contract/content/policy.js';

const POLICIES: Record<PolicyKind, string> = {
  privacy: '/gizlilik-politikasi',
  delivery: '/teslimat-ve-iade',
  contract: '/mesafeli-satis-sozlesmesi',
};

/** Every address of the site stands here and nowhere else. */
export const paths = {
  home: '/',
  /** The products on the home page. */
  shelf: '/#products',
  category: (slug: string) => `/?kategori=${slug}#products`,
  workshops: '/workshops',
  product: (slug: string) => `/urun/${slug}`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  policy: (kind: PolicyKind) => POLICIES[kind],
  order: (orderId: string) => `/siparis/${orderId}`,
  ticket: (bookingId: string) => `/bilet/${bookingId}`,
  trackOrder: '/siparis-takip',
  auth: '/auth',
  authVerified: '/auth?verified=true',
  emailVerification: '/email-verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  account: '/account',
  accountBookings: '/account/rezervasyonlar',
  accountMessages: '/account/mesajlar',
  accountProfile: '/account/profil',
} as const;
