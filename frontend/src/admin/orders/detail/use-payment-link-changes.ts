import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

/** Mails a payment link and calls it back. */
export function usePaymentLinkChanges() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.paymentLinks.invalidate();
  const mail = trpc.admin.paymentLinks.mail.useMutation({
    onSuccess: () => toast.success({ text: 'Ödeme bağlantısı e-postayla gönderildi.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Bağlantı gönderilemedi.') }),
    onSettled,
  });
  const cancel = trpc.admin.paymentLinks.cancel.useMutation({
    onSuccess: () => toast.success({ text: 'Ödeme bağlantısı iptal edildi.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Bağlantı iptal edilemedi.') }),
    onSettled,
  });
  return { mail, cancel };
}
