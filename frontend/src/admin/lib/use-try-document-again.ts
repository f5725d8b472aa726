import { useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from './describe-load-failure.js';

/** Puts a document that came to nothing back into the queue; pressing twice does it once. */
export function useTryDocumentAgain(id: string) {
  const { admin } = trpc.useUtils();
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const again = trpc.admin.documents.tryAgain.useMutation({
    onSuccess: () => {
      setRequestKey(crypto.randomUUID());
      toast.success({ text: 'Belge yeniden sıraya alındı; birazdan düzenlenir.' });
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Belge yeniden denenemedi.') }),
    onSettled: () => admin.documents.invalidate(),
  });
  return { isPending: again.isPending, tryAgain: () => again.mutate({ id, requestKey }) };
}
