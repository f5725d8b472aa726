import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import type { AdminReturnRow } from '@contract/returns/admin-returns.views.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { aSnapshot } from '../../../testing/door.js';
import { adminPaths } from '../lib/admin-paths.js';
import './returns-page.js';

const ROW: AdminReturnRow = {
  ...{ id: 'r1', orderId: '00000000-0000-4000-8000-000000000001', kind: 'withdrawal', state: 'received' },
  ...{ reason: 'size', note: '', carrier: '', returnCode: '', trackingNumber: null, pictureIds: [] },
  ...{ notifiedAt: '2026-11-18T09:00:00.000Z', receivedAt: '2026-11-20T09:00:00.000Z', endedAt: null },
  ...{ sendBy: '2026-11-28', refundBy: '2026-12-02', isUrgent: true, refusal: null, refundKurus: null },
  ...{ buyerName: 'Ayşe Demir', pieces: [{ lineId: 'l', name: 'Kupa', quantity: 2, wholeQuantity: 2 }] },
};

describe('The studio’s returns', () => {
  it('are listed with their last day, filtered and searched', async () => {
    const asked: unknown[] = [];
    const { user } = openBackOffice(adminPaths.returns, {
      'admin.returns.list': (input: unknown) => {
        asked.push(input);
        return { items: [ROW], pagination: paginationOf({}, { totalRecords: 1 }) };
      },
    });
    expect(await screen.findByRole('heading', { name: 'İadeler (1)' })).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'İadeler' }));
    for (const text of ['2 × Kupa', '02.12.2026']) expect(list.getByText(text)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Durum'), 'Sizi bekleyenler');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'open' }));
    await user.type(screen.getByLabelText('İadelerde ara'), 'Ayşe');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'open', search: 'Ayşe' }));
  });

  it('say so when there are none', async () => {
    openBackOffice(adminPaths.returns, {
      'admin.returns.list': () => ({ items: [], pagination: paginationOf({}, { totalRecords: 0 }) }),
    });
    expect(await screen.findByText('Henüz iade yok')).toBeVisible();
  });

  it('stand on Bugün, loudly when the days run out, and say who waits for a code', async () => {
    openBackOffice(adminPaths.today, {
      'admin.attendance.day': ({ date }: { date: string }) => ({
        ...{ date, readAt: '2026-11-28T15:00:00.000Z', sessions: [], nextSession: null },
      }),
      'admin.attendance.snapshot': () => aSnapshot({ today: '2026-11-28', bookings: [] }),
      'admin.dashboard.parcels': () => ({
        ...{ toPack: { count: 0, oldest: [] }, toHandOver: { count: 0, oldest: [] } },
      }),
      'admin.returns.open': () => [ROW, { ...ROW, id: 'r2', state: 'notified', isUrgent: false }],
    });
    const waiting = within(await screen.findByRole('region', { name: 'İade süresi doluyor' }));
    expect(waiting.getByText(/yasal süresi 02\.12\.2026 günü doluyor/)).toBeVisible();
    expect(waiting.getAllByText(/Alıcı iade kodunu bekliyor/)).toHaveLength(1);
    expect(waiting.getAllByRole('link', { name: /Ayşe Demir/ })[0]).toHaveAttribute(
      'href',
      adminPaths.order(ROW.orderId),
    );
  });
});
