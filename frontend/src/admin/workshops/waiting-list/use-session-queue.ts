import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

/** The waiting list of a session, and what the studio does for those who wait. */
export function useSessionQueue({ id: sessionId, version }: Pick<AdminSessionRow, 'id' | 'version'>) {
  const utils = trpc.useUtils();
  const queue = trpc.admin.waitingList.ofSession.useQuery({ sessionId });
  const readAgain = async () => {
    await Promise.all([utils.admin.waitingList.invalidate(), utils.admin.workshops.invalidate()]);
  };
  const after = (say: (count: number) => string, failed: string) => ({
    onSuccess: (count: number | null) => toast.success({ text: say(count ?? 0) }),
    onError: (error: unknown) => toast.error({ text: describeSaveFailure(error, failed) }),
    onSettled: readAgain,
  });
  const offerNow = trpc.admin.waitingList.offerNow.useMutation(after(sayOffered, 'Yer önerilemedi.'));
  const raise = trpc.admin.waitingList.raise.useMutation(after(sayOffered, 'Kapasite artırılamadı.'));
  const offerTo = trpc.admin.waitingList.offerTo.useMutation({
    ...after(() => 'Yer ayrıldı, e-postası yolda.', 'Yer önerilemedi.'),
    onSuccess: () => toast.success({ text: 'Yer ayrıldı, e-postası yolda.' }),
  });
  const remove = trpc.admin.waitingList.remove.useMutation({
    ...after(() => 'Listeden çıkarıldı.', 'Listeden çıkarılamadı.'),
    onSuccess: () => toast.success({ text: 'Listeden çıkarıldı.' }),
  });
  const openDate = trpc.admin.waitingList.openDate.useMutation(
    after((count) => `Yeni tarih açıldı; ${count} kişiye haber verildi.`, 'Yeni tarih açılamadı.'),
  );
  const all = [offerNow, raise, offerTo, remove, openDate];
  return {
    queue,
    isBusy: all.some(({ isPending }) => isPending),
    offerNow: () => offerNow.mutate({ sessionId }),
    raise: (more: number) => raise.mutate({ sessionId, version, more }),
    offerTo: (entryId: string) => offerTo.mutate({ sessionId, entryId }),
    remove: (entryId: string) => remove.mutate({ sessionId, entryId }),
    openDate: (date: string) => openDate.mutate({ sessionId, date }),
  };
}

function sayOffered(count: number): string {
  return count === 0 ? 'Boş yer kimseye yetmedi; sıra olduğu gibi duruyor.' : `${count} kişiye yer önerildi.`;
}
