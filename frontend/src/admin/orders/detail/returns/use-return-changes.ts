import { trpc } from '../../../../lib/server/trpc.js';
import { toast } from '../../../../ui/toast.js';
import { describeSaveFailure } from '../../../lib/describe-load-failure.js';

/** What the studio does with a return. A repeated act is done once, because a return only goes forward. */
export function useReturnChanges(onDone: () => void) {
  const { admin } = trpc.useUtils();
  const optionsOf = (done: string) => ({
    onSuccess: () => {
      toast.success({ text: done });
      onDone();
    },
    onError: (error: unknown) => toast.error({ text: describeSaveFailure(error, 'İade değiştirilemedi.') }),
    onSettled: async () => {
      await Promise.all([admin.returns.invalidate(), admin.orders.invalidate()]);
    },
  });
  const receiving = trpc.admin.returns.receive.useMutation(
    optionsOf('Parçalar teslim alındı; alıcıya yazdık.'),
  );
  const refunding = trpc.admin.returns.refund.useMutation(optionsOf('Para iadesi başlatıldı.'));
  const replacing = trpc.admin.returns.replace.useMutation(
    optionsOf('Yeni parça raftan ayrıldı; alıcıya yazdık.'),
  );
  const refusing = trpc.admin.returns.refuse.useMutation(optionsOf('Kararınız kaydedildi; alıcıya yazdık.'));
  const coding = trpc.admin.returns.setCode.useMutation(optionsOf('İade kodu alıcıya gönderildi.'));
  return {
    receive: receiving.mutate,
    refund: refunding.mutate,
    replace: replacing.mutate,
    refuse: refusing.mutate,
    setCode: coding.mutate,
    isPending: [receiving, refunding, replacing, refusing, coding].some(({ isPending }) => isPending),
  };
}
