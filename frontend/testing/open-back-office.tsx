import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { AdminView } from '@contract/admin/admin.views.js';
import { AdminApp } from '../src/admin/admin-app.js';
import { noticeSessionExpiry } from '../src/admin/lib/session-expiry.js';
import { AppProviders } from '../src/app-providers.js';
// Imported in advance, so that no test waits for a lazy import.
import '../src/ui/toaster.js';
import { aSiteStatus } from './accounts.js';
import { type FakeProcedures, fakeServer } from './fake-server.js';
import { trackedRouter } from './tracked-router.js';

export const theAdmin = (overrides: Partial<AdminView> = {}): AdminView => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Elif Kaya',
  email: 'admin@toprak.test',
  role: 'super_admin',
  ...overrides,
});

/** The calls of every page of the back office. */
const AROUND: FakeProcedures = {
  'adminSession.current': () => theAdmin(),
  'admin.notifications.counts': () => [],
  'site.status': () => aSiteStatus(),
  'admin.troubles.isTrial': () => false,
  'admin.notes.order.list': () => [],
  'admin.notes.order.noted': () => [],
  'admin.notes.booking.list': () => [],
  'admin.notes.booking.noted': () => [],
  'admin.notes.customer.list': () => [],
  'admin.notes.customer.noted': () => [],
  'admin.waitingList.lengths': () => [],
  'admin.callOffs.openActs': () => ({ tooFew: [], unanswered: [] }),
  'admin.documents.ofOrder': () => [],
  'admin.returns.ofOrder': () => [],
  'admin.returns.open': () => [],
  'admin.documents.troubles': () => ({ documents: [], missing: [] }),
  'admin.labels.troubles': () => [],
  'admin.customers.buyer': () => null,
  'admin.recordMails.ofOrder': () => ({ mails: [], refusal: null }),
  'admin.recordMails.ofBooking': () => ({ mails: [], refusal: null }),
  'admin.recordMails.ofCustomer': () => ({ mails: [], refusal: null }),
  'admin.settings.get': () => ({ version: 1, values: { maintenance_mode: 'false' }, isSmsAvailable: false }),
};

/** The back office at an address, with a signed-in admin unless `adminSession.current` says otherwise. */
export function openBackOffice(address: string, procedures: FakeProcedures = {}) {
  const links = [noticeSessionExpiry, ...fakeServer({ ...AROUND, ...procedures })];
  const { router, Router } = trackedRouter(address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const { unmount } = render(
    <AppProviders links={links} queryClient={queryClient}>
      <Router>
        <AdminApp />
      </Router>
    </AppProviders>,
  );
  // A dialog over another one accepts clicks one frame later than the test would click.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, router, queryClient, unmount };
}
