import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { ParcelTrouble } from '@contract/shipping/parcel-troubles.views.js';
import { aSnapshot } from '../../../testing/door.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice, theAdmin } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';

const ORDER = 'a1b2c3d4-0000-4000-8000-000000000001';
const REFUSED: ParcelTrouble = {
  ...{ orderId: ORDER, reference: 'A1B2C3D4-1', buyerName: 'Ayşe Demir', kind: 'label_refused' },
  reason: 'Bakiyeniz yetersiz.',
};

const open = (procedures: FakeProcedures) =>
  openBackOffice(adminPaths.today, {
    'adminSession.current': () => theAdmin({ role: 'admin' }),
    'admin.attendance.day': ({ date }: { date: string }) => ({
      ...{ date, readAt: '2037-12-12T15:00:00.000Z', sessions: [], nextSession: null },
    }),
    'admin.attendance.snapshot': () => aSnapshot({ today: '2037-12-12', bookings: [] }),
    'admin.dashboard.parcels': () => ({
      ...{ toPack: { count: 0, oldest: [] }, toHandOver: { count: 0, oldest: [] } },
    }),
    ...procedures,
  });

describe('The parcels that wait for the studio', () => {
  it('are named with what the carrier said and what to do', async () => {
    open({
      'admin.labels.troubles': (): ParcelTrouble[] => [
        REFUSED,
        { ...REFUSED, reference: 'A1B2C3D4-2', kind: 'not_delivered', reason: null },
      ],
    });
    const block = within(await screen.findByRole('region', { name: 'Sizi bekleyen paketler' }));
    expect(block.getByText(/^Bakiyeniz yetersiz. Nedeni giderip/)).toBeVisible();
    expect(block.getByText('Teslim edilemedi')).toBeVisible();
    expect(block.getByRole('link', { name: 'A1B2C3D4-1 · Ayşe Demir' })).toHaveAttribute(
      'href',
      adminPaths.order(ORDER),
    );
  });

  it('take no room while there are none, and can be asked for again', async () => {
    open({
      'admin.labels.troubles': () => {
        throw new AppError('unexpected');
      },
    });
    expect(await screen.findByText('Sorunlu paketler yüklenemedi.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sizi bekleyen paketler' })).toBeNull();
  });
});
