import { useState } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeLoadFailure } from '../lib/describe-load-failure.js';

/** Reads a session as it is now, to write people down for it without leaving the day. */
export function useAddingGuests() {
  const utils = trpc.useUtils();
  const [session, setSession] = useState<AdminSessionRow | null>(null);
  const open = async (sessionId: string) => {
    try {
      setSession(await utils.admin.workshops.view.fetch({ sessionId }));
    } catch (error) {
      toast.error({ text: describeLoadFailure(error, 'Kişi eklemek için bağlantı gerekiyor.') });
    }
  };
  return { session, open: (sessionId: string) => void open(sessionId), close: () => setSession(null) };
}
