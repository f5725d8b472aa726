import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anAdminOrder, ORDER_ID } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../orders-page.js';

it('An order says what is not asked for any more of its cancelled seats', async () => {
  openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder({ writtenOffKurus: 80_000 }),
    'admin.orders.history': () => [],
    'admin.paymentLinks.latest': () => null,
  });
  expect(
    await screen.findByText(/^İptal edilen yerlerin ödenmeyen 800,00\sTL tutarı artık istenmez\.$/),
  ).toBeVisible();
});
