import { keepPreviousData } from '@tanstack/react-query';

/** The queue announces nothing to browsers; while somebody looks, it is asked again this often. */
export const LIVE_JOBS = { refetchInterval: 5_000, placeholderData: keepPreviousData } as const;
