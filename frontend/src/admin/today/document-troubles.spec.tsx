import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminRole } from '@contract/admin/roles.js';
import type { TryDocumentAgainDto } from '@contract/invoicing/admin-documents.dto.js';
import type { AdminDocumentRow, DocumentTroubles } from '@contract/invoicing/admin-documents.views.js';
import { aSnapshot } from '../../../testing/door.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const ORDER_ID = '00000000-0000-4000-8000-0000000000aa';
const REFUSED: AdminDocumentRow = {
  ...{ id: 'doc', orderId: ORDER_ID, reference: 'A4F2C81D-1', kind: 'sale', state: 'refused', number: null },
  ...{ buyerName: 'Ayşe Demir', grossKurus: 64_000, issueBy: '2037-12-13', issuedAt: null },
  ...{ reason: 'VKN yok.', hasPdf: false, isUrgent: true },
};

function openToday(troubles: DocumentTroubles, role: AdminRole = 'admin') {
  const again = jest.fn<(input: TryDocumentAgainDto) => void>();
  const { user } = openBackOffice(adminPaths.today, {
    'adminSession.current': () => theAdmin({ role }),
    'admin.attendance.day': ({ date }: { date: string }) => ({
      ...{ date, readAt: '2037-12-12T15:00:00.000Z', sessions: [], nextSession: null },
    }),
    'admin.attendance.snapshot': () => aSnapshot({ today: '2037-12-12', bookings: [] }),
    'admin.dashboard.parcels': () => ({
      ...{ toPack: { count: 0, oldest: [] }, toHandOver: { count: 0, oldest: [] } },
    }),
    'admin.documents.troubles': () => troubles,
    'admin.documents.tryAgain': again,
  });
  return { user, again };
}

describe('Documents that wait on Bugün', () => {
  it('say why, are loud when the days run out, and are tried again', async () => {
    const { user, again } = openToday({ documents: [REFUSED], missing: [] });
    const waiting = within(await screen.findByRole('region', { name: 'Fatura süresi doluyor' }));
    expect(waiting.getByText(/VKN yok\./)).toBeVisible();
    expect(waiting.getByText(/Yasal süre 13\.12\.2037 günü doluyor/)).toBeVisible();
    await user.click(waiting.getByRole('button', { name: 'Yeniden Dene' }));
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  });

  it('name orders without documents', async () => {
    openToday({ documents: [], missing: [{ orderId: ORDER_ID, since: '2037-12-10T09:00:00.000Z' }] });
    const waiting = within(await screen.findByRole('region', { name: 'Sizi bekleyen faturalar' }));
    expect(waiting.getByText('Faturası eksik')).toBeVisible();
    expect(waiting.getByRole('link', { name: /^Sipariş/ })).toHaveAttribute(
      'href',
      adminPaths.order(ORDER_ID),
    );
  });

  it('are nothing for the door', async () => {
    openToday({ documents: [REFUSED], missing: [] }, 'door');
    expect(await screen.findByRole('heading', { name: 'Bugün' })).toBeVisible();
    expect(screen.queryByText(/Fatura/)).toBeNull();
  });
});
