import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AdminView } from '@contract/admin/admin.views.js';
import { AdminContext } from '../src/admin/lib/admin-context.js';
import { AppProviders } from '../src/app-providers.js';
import { ConfirmViewport } from '../src/ui/confirm-dialog.js';
import { ToastRegion } from '../src/ui/toast-region.js';
import { type FakeProcedures, fakeServer } from '../testing/fake-server.js';

/** The `parameters` of a story. */
export interface SurroundingsOptions {
  /** Where the visitor is; '/' by default. */
  readonly address?: string;
  /** What the server answers, by procedure. */
  readonly server?: FakeProcedures;
}

interface SurroundingsProps extends SurroundingsOptions {
  readonly children: ReactNode;
}

/** Pieces of the back office show what this admin may do. */
const ADMIN: AdminView = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Elif Kaya',
  email: 'admin@toprak.test',
  role: 'admin',
};

/** What every piece may count on: theme, an admin, router, a server that answers what the story says, questions and toasts. */
export function Surroundings({ address = '/', server = {}, children }: SurroundingsProps) {
  const [links] = useState(() => fakeServer(server));
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } }),
  );
  return (
    <AppProviders links={links} queryClient={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <AdminContext value={ADMIN}>
          {children}
          <ConfirmViewport />
        </AdminContext>
        <ToastRegion />
      </MemoryRouter>
    </AppProviders>
  );
}
