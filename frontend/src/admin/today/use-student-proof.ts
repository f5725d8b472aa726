import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

/** Notes that a student card was seen, or takes that back. */
export function useStudentProof() {
  const utils = trpc.useUtils();
  return trpc.admin.attendance.setStudentProof.useMutation({
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Belge işaretlenemedi.') }),
    onSettled: () => utils.admin.attendance.day.invalidate(),
  });
}
