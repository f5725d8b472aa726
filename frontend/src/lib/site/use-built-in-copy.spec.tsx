import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { useBuiltInCopy } from './use-built-in-copy.js';

it('says when not even ours could be brought', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const bring = () => Promise.reject(new Error('offline'));
  const { result } = renderHook(
    () => useBuiltInCopy<string>(['a'], { data: undefined, failureCount: 1 }, bring),
    { wrapper },
  );

  expect(result.current).toEqual({ copy: undefined, isLoading: true, hasFailed: false });
  await waitFor(() => expect(result.current).toEqual({ copy: undefined, isLoading: true, hasFailed: true }));
});
