import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { getQueryKey } from '@trpc/react-query';
import type { ProgramCard } from '@contract/content/workshops-page.js';
import type { JoinWaitingListDto } from '@contract/waiting-list/waiting-list.dto.js';
import type { MonthQuery } from '@contract/workshops/month.query.js';
import { INITIAL_POLICIES } from '@contract/workshops/policies/booking-policies.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { AppProviders } from '../src/app-providers.js';
import { trpc } from '../src/lib/server/trpc.js';
import { WorkshopCalendar } from '../src/storefront/workshops/calendar/workshop-calendar.js';
import { Toaster } from '../src/ui/toaster.js';
import { fakeServer } from './fake-server.js';
import { trackedRouter } from './tracked-router.js';

/** The data that the page around the calendar has read before. */
type KnownPage = { readonly programs: { readonly cards: readonly Pick<ProgramCard, 'slot' | 'picture'>[] } };

/** Opens the calendar alone; a test changes `sessions` as the server would. */
export function openCalendar(address: string, sessions: WorkshopSessionView[], page?: KnownPage) {
  const shop = { sessions, isDown: false, requested: [] as string[], joined: [] as JoinWaitingListDto[] };
  const onAsk = jest.fn<() => void>();
  const links = fakeServer({
    'workshops.month': ({ month }: MonthQuery) => {
      shop.requested.push(month);
      if (shop.isDown) throw new Error('down');
      return shop.sessions.filter(({ date }) => date.startsWith(month));
    },
    'workshops.policies': () => ({
      ...INITIAL_POLICIES,
      programs: [{ program: 2, policy: { ...INITIAL_POLICIES.general, freeMoves: 0 } }],
    }),
    'waitingList.join': (wish: JoinWaitingListDto) => void shop.joined.push(wish),
  });
  const { router, Router } = trackedRouter(`/workshops${address}`);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  if (page) queryClient.setQueryData(getQueryKey(trpc.content.workshopsPage, undefined, 'query'), page);
  const { unmount } = render(
    <AppProviders links={links} queryClient={queryClient}>
      <Router>
        <Suspense>
          <WorkshopCalendar onAsk={onAsk} />
          <Toaster />
        </Suspense>
      </Router>
    </AppProviders>,
  );
  return { user: userEvent.setup({ delay: null }), router, shop, queryClient, unmount, onAsk };
}
