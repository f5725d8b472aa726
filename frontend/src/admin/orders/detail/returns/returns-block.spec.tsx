import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminRole } from '@contract/admin/roles.js';
import type { ReturnView } from '@contract/returns/returns.views.js';
import { anAdminOrder, ORDER_ID } from '../../../../../testing/admin-orders.js';
import { openBackOffice, theAdmin } from '../../../../../testing/open-back-office.js';

const ID = '30000000-0000-4000-8000-000000000001';
const LINE = '20000000-0000-4000-8000-000000000001';
const RETURN: ReturnView = {
  ...{ id: ID, orderId: ORDER_ID, kind: 'withdrawal', state: 'notified', reason: 'size', note: 'Küçük.' },
  ...{ carrier: '', returnCode: '', trackingNumber: null, notifiedAt: '2026-11-28T09:00:00.000Z' },
  ...{ receivedAt: null, endedAt: null, sendBy: '2026-12-08', refundBy: '2026-12-12', isUrgent: false },
  ...{ refusal: null, refundKurus: null, pictureIds: [] },
  pieces: [{ lineId: LINE, name: 'Seladon Kupa', quantity: 2, wholeQuantity: null }],
};

function open(changes: Partial<ReturnView> = {}, role: AdminRole = 'admin') {
  const sent: [string, unknown][] = [];
  const taking = (name: string) => (input: unknown) => void sent.push([name, input]);
  const { user } = openBackOffice(`/admin/siparisler-gelismis/${ORDER_ID}`, {
    'adminSession.current': () => theAdmin({ role }),
    'admin.orders.view': () => anAdminOrder({ status: 'delivered' }),
    'admin.returns.ofOrder': () => [{ ...RETURN, ...changes }],
    'admin.returns.refundPreview': () => ({ amountKurus: 130_000, shippingKurus: 2_000 }),
    'admin.returns.receive': taking('receive'),
    'admin.returns.refund': taking('refund'),
    'admin.returns.replace': taking('replace'),
    'admin.returns.refuse': taking('refuse'),
    'admin.returns.setCode': taking('setCode'),
  });
  return { user, sent };
}
const theBlock = async () => within(await screen.findByRole('region', { name: 'İadeler', hidden: true }));
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click((await theBlock()).getByRole('button', { name, hidden: true }));

describe('The returns of an order in the back office', () => {
  it('are taken in piece by piece', async () => {
    const { user, sent } = open();
    await press(user, 'Teslim Al');
    const dialog = within(await screen.findByRole('dialog', { name: 'Gelen parçaları teslim alın' }));
    await user.click(dialog.getByRole('button', { name: 'Azalt: Seladon Kupa, sağlam' }));
    await user.click(dialog.getByRole('button', { name: 'Teslim Al' }));
    await waitFor(() =>
      expect(sent).toEqual([['receive', { id: ID, lines: [{ lineId: LINE, wholeQuantity: 1 }] }]]),
    );
  });

  it('are paid back with the amount on the button', async () => {
    const { user, sent } = open({ state: 'received', receivedAt: '2026-11-30T09:00:00.000Z' });
    await press(user, 'Parasını İade Et');
    const dialog = within(await screen.findByRole('dialog', { name: 'Parasını iade edelim mi?' }));
    expect(await dialog.findByText(/20,00\sTL kargo ücreti/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /1\.300,00\sTL İade Et/ }));
    await waitFor(() => expect(sent).toEqual([['refund', { id: ID, amountKurus: 130_000 }]]));
  });

  it('get a code of their own, and are refused for a reason only', async () => {
    const { user, sent } = open();
    await press(user, 'İade Kodunu Yaz');
    const coding = within(await screen.findByRole('dialog', { name: 'İade kodunu yazın' }));
    await user.click(coding.getByRole('button', { name: 'Alıcıya Gönder' }));
    expect(coding.getByText('Kargo firmasını yazın.')).toBeVisible();
    expect(coding.getByText('İade kodunu yazın.')).toBeVisible();
    await user.type(coding.getByLabelText('Kargo firması'), 'PTT');
    await user.type(coding.getByLabelText(/İade kodu/), '42');
    await user.click(coding.getByRole('button', { name: 'Alıcıya Gönder' }));
    await waitFor(() => expect(sent).toEqual([['setCode', { id: ID, carrier: 'PTT', returnCode: '42' }]]));

    await press(user, 'Kabul Etme');
    const refusing = within(
      await screen.findByRole('dialog', { name: 'Bu bildirimi kabul etmiyor musunuz?' }),
    );
    await user.click(refusing.getByRole('button', { name: 'Kabul Etme' }));
    expect(refusing.getByText(/alıcıya bu cümle gider/)).toBeVisible();
    await user.type(refusing.getByLabelText('Neden'), 'Kullanılmış.');
    await user.click(refusing.getByRole('button', { name: 'Kabul Etme' }));
    await waitFor(() => expect(sent).toContainEqual(['refuse', { id: ID, refusal: 'Kullanılmış.' }]));
  });

  it('of broken pieces are replaced or paid', async () => {
    const { user, sent } = open({ kind: 'damage', reason: 'broken' });
    expect((await theBlock()).getByRole('button', { name: 'Parasını İade Et', hidden: true })).toBeEnabled();
    await press(user, 'Yenisini Gönder');
    const dialog = within(await screen.findByRole('dialog', { name: 'Yenisini gönderelim mi?' }));
    await user.click(dialog.getByRole('button', { name: 'Yenisini Gönder' }));
    await waitFor(() => expect(sent).toEqual([['replace', { id: ID }]]));
  });

  it('are paid back by nobody without the right, and rest when they have ended', async () => {
    open({ state: 'received', receivedAt: '2026-11-30T09:00:00.000Z' }, 'shop');
    const block = await theBlock();
    expect(block.getByText('Teslim alındı', { selector: 'span' })).toBeInTheDocument();
    expect(block.queryAllByRole('button', { hidden: true })).toEqual([]);
  });
});
