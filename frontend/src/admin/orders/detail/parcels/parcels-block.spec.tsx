import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { PackParcelDto } from '@contract/shipping/parcels.dto.js';
import { anAdminOrder, ORDER_ID } from '../../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';

const ADDRESS = `/admin/siparisler-gelismis/${ORDER_ID}`;
const MUG = { lineId: '20000000-0000-4000-8000-000000000001', name: 'Seladon Kupa', quantity: 2 };
const ARAS = { company: 'Aras Kargo', trackingNumber: '740021', trackingUrl: null };

function anOrderInParts(start: Partial<AdminOrderView>) {
  let order = anAdminOrder({ status: 'confirmed', unpacked: [MUG], ...start });
  const sent: [string, unknown][] = [];
  const answered = (name: string, next: Partial<AdminOrderView>) => (input: unknown) => {
    sent.push([name, input]);
    order = { ...order, ...next, version: order.version + 1 };
    return order;
  };
  const parcel = {
    id: 'p1',
    position: 1,
    state: 'packed',
    cargo: null,
    pieces: [{ ...MUG, quantity: 1 }],
  } as const;
  const procedures: FakeProcedures = {
    'admin.orders.view': () => order,
    'admin.parcels.pack': answered('pack', { parcels: [parcel], unpacked: [{ ...MUG, quantity: 1 }] }),
    'admin.parcels.setCargo': answered('setCargo', { parcels: [{ ...parcel, cargo: ARAS }] }),
    'admin.parcels.move': answered('move', { parcels: [{ ...parcel, cargo: ARAS, state: 'handed_over' }] }),
    'admin.parcels.unpack': answered('unpack', { parcels: [], unpacked: [MUG] }),
  };
  return { procedures, sent, parcel };
}

const theParcels = async () => within(await screen.findByRole('region', { name: 'Paketler', hidden: true }));

describe('The parcels of an order in the back office', () => {
  it('are packed with the pieces that leave first', async () => {
    const { procedures, sent } = anOrderInParts({});
    const { user } = openBackOffice(ADDRESS, procedures);
    const block = await theParcels();
    await user.click(block.getByRole('button', { name: 'Paketle', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Parçaları paketleyin' }));
    await user.click(dialog.getByRole('button', { name: 'Azalt: Seladon Kupa' }));
    await user.click(dialog.getByRole('button', { name: 'Paketle' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [, packed] = sent[0] as [string, PackParcelDto];
    expect(packed).toMatchObject({ orderId: ORDER_ID, lines: [{ lineId: MUG.lineId, quantity: 1 }] });
    expect(await block.findByText('Paket 1 · Paketlendi')).toBeInTheDocument();
    expect(block.getByText('Henüz pakette değil: 1 × Seladon Kupa')).toBeInTheDocument();
  });

  it('get their carrier and leave, or are taken apart', async () => {
    const order = anOrderInParts({});
    const { procedures, sent, parcel } = anOrderInParts({ parcels: [order.parcel] });
    const { user } = openBackOffice(ADDRESS, procedures);
    const block = await theParcels();
    const press = async (name: string | RegExp) =>
      user.click(await block.findByRole('button', { name, hidden: true }));
    await press('Paket 1: kargo bilgisini yaz');
    await user.type(block.getByLabelText('Kargo şirketi'), 'Aras Kargo');
    await press('Kargoyu Kaydet');
    await press('Paket 1: Kargoya verildi');
    expect(await block.findByText('Paket 1 · Kargoya verildi')).toBeInTheDocument();
    expect(block.queryByRole('button', { name: /paketi aç/, hidden: true })).not.toBeInTheDocument();
    expect(sent).toEqual([
      ['setCargo', expect.objectContaining({ parcelId: parcel.id, version: 3 })],
      ['move', expect.objectContaining({ parcelId: parcel.id, version: 4, state: 'handed_over' })],
    ]);
  });
});
