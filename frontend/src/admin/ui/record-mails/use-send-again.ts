import { useState } from 'react';
import { toast } from '../../../ui/toast.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

export interface SendAgain {
  readonly id: string;
  /** 'Onay e-postası' */
  readonly what: string;
  readonly text: string;
  readonly send: (mail: { readonly id: string; readonly requestKey: string }) => Promise<unknown>;
}

/** Asks, and sends a mail once more. A try whose answer was lost has the same key, so that one mail goes out. */
export function useSendAgain({ id, what, text, send }: SendAgain): () => Promise<void> {
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  return async () => {
    const isSure = await confirm({
      title: `${what} gönderilsin mi?`,
      text,
      confirmLabel: 'Gönder',
      destructive: false,
    });
    if (!isSure) return;
    try {
      await send({ id, requestKey });
      setRequestKey(crypto.randomUUID());
      toast.success({ text: `${what} gönderiliyor.` });
    } catch (error) {
      toast.error({ text: describeSaveFailure(error, `${what} gönderilemedi.`) });
    }
  };
}
