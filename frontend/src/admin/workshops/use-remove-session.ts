import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeRowFailure } from '../lib/describe-row-failure.js';
import { WORKSHOP_REMOVE_FAILED, WORKSHOP_REMOVED } from './workshops.texts.js';

/** Deletes without asking (specification 2, section 5), because a deleted session can be restored. */
export function useRemoveSession() {
  const utils = trpc.useUtils();
  const { remove, restore } = utils.client.admin.workshops;
  const readAgain = () => utils.admin.workshops.invalidate();
  const fail = (error: unknown) => {
    toast.error({ text: describeRowFailure(error, WORKSHOP_REMOVE_FAILED) });
  };
  const undo = async (sessionId: string): Promise<void> => {
    try {
      await restore.mutate({ sessionId });
      toast.success({ text: 'Workshop yeniden takvimde.' });
    } catch (error) {
      fail(error);
    }
    await readAgain();
  };
  return async (session: AdminSessionRow): Promise<boolean> => {
    try {
      await remove.mutate({ sessionId: session.id, version: session.version });
    } catch (error) {
      fail(error);
      await readAgain();
      return false;
    }
    const action = { label: 'Geri Al', onClick: () => void undo(session.id) };
    toast.success({ text: WORKSHOP_REMOVED, action });
    await readAgain();
    return true;
  };
}
