import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anAdminOrder, ORDER_ID } from '../../../../testing/admin-orders.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

it('A tracking number that is none is refused, and one unlike the carrier’s is pointed out', async () => {
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder({ status: 'shipped' }),
    'admin.orders.history': () => [],
  });
  await user.click(await screen.findByRole('button', { name: 'Kargo Bilgisi Ekle' }));
  await user.type(screen.getByLabelText('Kargo şirketi'), 'Aras Kargo');
  const number = screen.getByLabelText(/Takip numarası/);
  await user.type(number, 'yarın');
  await user.tab();
  expect(number).toHaveAccessibleDescription(/harf ve rakamlardan oluşur/);
  await user.clear(number);
  await user.type(number, '123');
  await user.tab();
  expect(number).toHaveAccessibleDescription(/^Aras Kargo numaraları genellikle böyle görünür: 13/);
});

it('A parcel begins with the carrier with which the studio has a contract', async () => {
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'admin.orders.view': () => anAdminOrder({ status: 'shipped' }),
    'admin.orders.history': () => [],
    'admin.studio.agreedCarrier': () => 'Yurtiçi Kargo',
  });
  await user.click(await screen.findByRole('button', { name: 'Kargo Bilgisi Ekle' }));
  expect(await screen.findByLabelText('Kargo şirketi')).toHaveValue('Yurtiçi Kargo');
});
