import type { CustomerView } from '@contract/people/account.views.js';
import type { SiteStatus } from '@contract/site-status/site-status.view.js';

export const aCustomer = (overrides: Partial<CustomerView> = {}): CustomerView => ({
  id: '20000000-0000-4000-8000-000000000001',
  firstName: 'Ayşe',
  lastName: 'Demir',
  email: 'ayse@toprak.test',
  isEmailVerified: true,
  phone: '+905321234567',
  address: null,
  place: null,
  invoice: null,
  createdAt: '2026-10-01T09:00:00.000Z',
  ...overrides,
});

export const aSiteStatus = (overrides: Partial<SiteStatus> = {}): SiteStatus => ({
  closure: null,
  isRegistrationOpen: true,
  areGuestOrdersOpen: true,
  isCardPaymentOpen: true,
  isCaptchaAsked: false,
  isEmailVerificationRequired: false,
  isPasswordResetOpen: true,
  ...overrides,
});

/** A guest in a shop without maintenance, where all features are switched on. */
export const asGuest = {
  'session.current': () => ({ customer: null, unreadMessages: 0 }),
  'site.status': () => aSiteStatus(),
};

export const signedIn = (customer: CustomerView = aCustomer(), unreadMessages = 0) => ({
  'session.current': () => ({ customer, unreadMessages }),
});
