import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK_AUDIENCES, type BulkAudience } from '@contract/messaging/email/bulk-mail.js';
import { trpc } from '../../../../lib/server/trpc.js';

const PER_PAGE = 10;

/** Reads the recipients of a group page by page. */
export function useBulkReach(audience: BulkAudience) {
  // The page number belongs to its group; another group begins at the first page.
  const [{ of, page }, setPaging] = useState({ of: audience, page: 1 });
  const reach = trpc.admin.email.bulkReach.useQuery(
    { audience, page: of === audience ? page : 1, perPage: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  return { reach, setPage: (next: number) => setPaging({ of: audience, page: next }) };
}

/**
 * Returns the number of recipients of each group, once known. It reads the first pages, which are then ready for the
 * panel.
 */
export function useReachCounts(): Partial<Record<BulkAudience, number>> {
  const reaches = trpc.useQueries((read) =>
    BULK_AUDIENCES.map((audience) => read.admin.email.bulkReach({ audience, page: 1, perPage: PER_PAGE })),
  );
  return Object.fromEntries(
    BULK_AUDIENCES.map((audience, at) => [audience, reaches[at]?.data?.pagination.totalRecords]),
  );
}
