import { useEffect, useMemo } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { useOwnSeats } from '../../../lib/cart/use-own-stock.js';
import type { Month } from '../../../ui/calendar/calendar-month.js';
import { groupByDay, type SessionsByDay } from '../../../ui/calendar/day-summary.js';

export interface MonthSessions {
  /** With the seats as the visitor sees them. Undefined until the month has been read. */
  readonly days: SessionsByDay | undefined;
  /** True after a failed read, also while it is being retried. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  /** Reads the month again. Returns whether it succeeded. */
  readonly retry: () => Promise<boolean>;
}

export function useMonthSessions(month: Month, enabled = true): MonthSessions {
  const { data, errorUpdateCount, isFetching, refetch } = trpc.workshops.month.useQuery(
    { month },
    { enabled },
  );
  const sessions = useOwnSeats(data);
  const days = useMemo(() => sessions && groupByDay(sessions), [sessions]);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return {
    days,
    hasFailed,
    isRetrying: hasFailed && isFetching,
    retry: async () => (await refetch()).isSuccess,
  };
}

/** Prefetches the months before and after the shown one. */
export function usePrefetchedMonths(months: readonly Month[], isReady: boolean): void {
  const utils = trpc.useUtils();
  const list = months.join(' ');
  useEffect(() => {
    if (!isReady) return;
    for (const month of list.split(' ')) void utils.workshops.month.prefetch({ month });
  }, [isReady, list, utils]);
}
