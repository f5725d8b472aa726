import { trpc } from '../../../../lib/server/trpc.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { tell } from '../email.texts.js';

export interface MailRetry {
  readonly onRetry: (id: string) => void;
  readonly retriedId: string | null;
}

export function useMailRetry(): MailRetry {
  const utils = trpc.useUtils();
  const retrying = trpc.admin.email.retry.useMutation({
    onSuccess: () => tell.done('E-posta yeniden sıraya alındı.'),
    onError: (error) => tell.failed(describeFailure(error, 'E-posta yeniden gönderilirken hata oluştu')),
    onSettled: () => utils.admin.email.invalidate(),
  });
  return {
    onRetry: (id: string) => retrying.mutate({ id }),
    retriedId: retrying.isPending ? retrying.variables.id : null,
  };
}
