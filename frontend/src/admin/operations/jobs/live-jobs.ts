import { keepPreviousData } from '@tanstack/react-query';

/** The queue sends no live changes to browsers, so an open screen reads it again at this interval. */
export const LIVE_JOBS = { refetchInterval: 5_000, placeholderData: keepPreviousData } as const;
