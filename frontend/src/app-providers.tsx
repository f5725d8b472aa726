import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from './lib/server/app-router.js';
import { noticeRefusals } from './lib/server/notice-refusals.js';
import { trpc } from './lib/server/trpc.js';
import { UiProvider } from './ui/ui-provider.js';

interface AppProvidersProps {
  readonly links: TRPCLink<AppRouter>[];
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** The providers of every screen, in the browser and in tests. */
export function AppProviders({ links, queryClient, children }: AppProvidersProps) {
  const [client] = useState(() => trpc.createClient({ links: [noticeRefusals(queryClient), ...links] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{children}</UiProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
