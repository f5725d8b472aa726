import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AskedLabels, LabelProgress } from '@contract/shipping/labels.views.js';
import {
  anAdminOrder,
  anAdminOrderRow,
  aPagination,
  ORDER_ID,
  someOrderStatistics,
} from '../../../../testing/admin-orders.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';

const OTHER = 'b1c2d3e4-0000-4000-8000-000000000001';
const PDF = 'JVBERg==';
const ASKED: AskedLabels = { isByHand: false, failed: [] };
const ready = (orderId: string): LabelProgress => ({ orderId, state: 'ready', reason: null });

async function openLabels(procedures: FakeProcedures) {
  const opened = openBackOffice('/admin/siparisler-gelismis', {
    'admin.orders.list': () => ({
      items: [anAdminOrderRow(), anAdminOrderRow({ id: OTHER })],
      pagination: aPagination({ totalRecords: 2, totalPages: 1 }),
    }),
    'admin.orders.statistics': () => someOrderStatistics(),
    'admin.orders.view': () => anAdminOrder(),
    'admin.labels.ask': () => ASKED,
    'admin.printing.parcelPapersPdf': () => PDF,
    ...procedures,
  });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
  await opened.user.click(screen.getByRole('button', { name: 'Etiket ve fişleri yazdır' }));
  return opened;
}

describe('Labels and slips of the chosen orders', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:papers';
    URL.revokeObjectURL = () => undefined;
    // The browser of tests cannot decode.
    jest.spyOn(window, 'atob').mockReturnValue('%PDF');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('are asked for once, waited for and offered as one PDF', async () => {
    const ask = jest.fn((_input: { orderIds: string[] }) => ASKED);
    const print = jest.fn((_input: { orderIds: string[] }) => PDF);
    const answers: LabelProgress[][] = [
      [{ orderId: ORDER_ID, state: 'waiting', reason: null }, ready(OTHER)],
      [ready(ORDER_ID), ready(OTHER)],
    ];
    await openLabels({
      'admin.labels.ask': ask,
      'admin.labels.progress': () => (answers.length > 1 ? answers.shift() : answers[0]),
      'admin.printing.parcelPapersPdf': print,
    });
    expect(await screen.findByText('Etiketler alınıyor: 1 / 2')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'PDF’yi Aç ve Yazdır' }, { timeout: 3000 });
    expect(link).toHaveAttribute('href', 'blob:papers');
    expect(screen.getByText('2 siparişin kâğıtları hazır.')).toBeVisible();
    expect(ask.mock.calls).toEqual([[{ orderIds: [ORDER_ID, OTHER] }]]);
    expect(print.mock.calls).toEqual([[{ orderIds: [ORDER_ID, OTHER] }]]);
  });

  it('name the orders that have none with the reason, and print the others', async () => {
    const print = jest.fn((_input: { orderIds: string[] }) => PDF);
    await openLabels({
      'admin.labels.progress': () => [
        ready(OTHER),
        { orderId: ORDER_ID, state: 'failed', reason: 'Bakiyeniz yetersiz.' },
      ],
      'admin.printing.parcelPapersPdf': print,
    });
    const failed = within(await screen.findByRole('list', { name: 'Etiketi alınamayan siparişler' }));
    expect(failed.getByText(/Bakiyeniz yetersiz/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'PDF’yi Aç ve Yazdır' })).toBeVisible();
    expect(print.mock.calls).toEqual([[{ orderIds: [OTHER] }]]);
  });

  it('are the studio’s own without an account, and say how to get one', async () => {
    await openLabels({
      'admin.labels.ask': (): AskedLabels => ({ isByHand: true, failed: [] }),
      'admin.labels.progress': () => [],
    });
    expect(await screen.findByText(/kendi adres etiketiniz basılır/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'PDF’yi Aç ve Yazdır' })).toBeVisible();
  });

  it('wait for a carrier that does not answer, without holding back the others', async () => {
    await openLabels({
      'admin.labels.progress': () => [
        ready(OTHER),
        { orderId: ORDER_ID, state: 'waiting', reason: 'Kargo hizmeti yanıt vermedi.' },
      ],
    });
    expect(await screen.findByText(/yanıt vermedi. Hazır olanları şimdi/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'PDF’yi Aç ve Yazdır' })).toBeVisible();
  });

  it('say what went wrong, and try again', async () => {
    let isAway = true;
    const { user } = await openLabels({
      'admin.labels.ask': () => {
        if (isAway) throw new AppError('unexpected');
        return ASKED;
      },
      'admin.labels.progress': () => [ready(ORDER_ID), ready(OTHER)],
    });
    const alert = await screen.findByRole('alert');
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: 'Yeniden Dene' }));
    expect(await screen.findByRole('link', { name: 'PDF’yi Aç ve Yazdır' })).toBeVisible();
  });
});
