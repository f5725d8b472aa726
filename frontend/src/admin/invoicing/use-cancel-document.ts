import { useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

/** Cancels a document for a reason; another reason is another request. */
export function useCancelDocument(id: string, onDone: () => void) {
  const { admin } = trpc.useUtils();
  const [entered, setEntered] = useState(() => ({ reason: '', requestKey: crypto.randomUUID() }));
  const [problem, setProblem] = useState<string>();
  const cancelling = trpc.admin.documents.cancel.useMutation({
    onSuccess: () => {
      toast.success({ text: 'Belge iptal edildi.' });
      onDone();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Belge iptal edilemedi.') }),
    onSettled: () => admin.documents.invalidate(),
  });
  const cancel = () => {
    const isMissing = entered.reason.trim() === '';
    setProblem(isMissing ? 'İptal nedenini yazın.' : undefined);
    if (!isMissing) cancelling.mutate({ id, ...entered });
  };
  return {
    reason: entered.reason,
    setReason: (reason: string) => setEntered({ reason, requestKey: crypto.randomUUID() }),
    problem,
    isPending: cancelling.isPending,
    cancel,
  };
}
