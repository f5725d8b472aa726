import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSiteStatus } from '../../testing/accounts.js';
import { openShop } from '../../testing/open-shop.js';
import { TEST_SITE_TEXTS } from '../../testing/test-studio.js';

const contact = { ...TEST_SITE_TEXTS.contact, phone: '0216 444 11 22', phoneHref: 'tel:+902164441122' };
const own = { 'content.site': () => ({ ...TEST_SITE_TEXTS, contact }) };

it.each([
  ['where an order is looked for', '/siparis-takip', {}],
  ['in maintenance', '/', { 'site.status': () => aSiteStatus({ closure: 'maintenance' }) }],
  [
    'where no password can be reset',
    '/forgot-password',
    { 'site.status': () => aSiteStatus({ isPasswordResetOpen: false }) },
  ],
])('the studio is called at its own number %s', async (_where, address, status) => {
  openShop(address, { ...own, ...status });
  for (const link of await screen.findAllByRole('link', { name: contact.phone })) {
    expect(link).toHaveAttribute('href', contact.phoneHref);
  }
  expect(screen.queryByText(TEST_SITE_TEXTS.contact.phone)).toBeNull();
});
