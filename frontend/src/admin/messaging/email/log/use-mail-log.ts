import { keepPreviousData } from '@tanstack/react-query';
import type { PageSize } from '@contract/admin/page.query.js';
import type { MailLogStatus } from '@contract/messaging/email/mail-log.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { useRefetchErrorToast } from '../../../lib/use-refetch-error-toast.js';
import { LOG_NOT_READ } from '../email.texts.js';

/** The polling interval while mails wait to be sent. */
const WAITING_MS = 5_000;

interface MailLogFilter {
  readonly status: MailLogStatus | undefined;
  readonly search: string | undefined;
  readonly bulkMailId: string | undefined;
  readonly dateFrom: string | undefined;
  readonly page: number;
  readonly perPage: PageSize;
}

export function useMailLog({ status, search, bulkMailId, dateFrom, page, perPage }: MailLogFilter) {
  const log = trpc.admin.email.log.useQuery(
    {
      page,
      perPage,
      ...(status !== undefined && { status }),
      ...(search !== undefined && { search }),
      ...(bulkMailId !== undefined && { bulkMailId }),
      ...(dateFrom !== undefined && { dateFrom }),
    },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some((mail) => mail.status === 'pending') ? WAITING_MS : false,
    },
  );
  useRefetchErrorToast(log, LOG_NOT_READ);
  return log;
}
