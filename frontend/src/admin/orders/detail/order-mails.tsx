import { trpc } from '../../../lib/server/trpc.js';
import { useMay } from '../../lib/use-may.js';
import { RecordMailsBlock } from '../../ui/record-mails/record-mails-block.js';

/** The mails about an order and its bookings. */
export function OrderMails({ orderId }: { readonly orderId: string }) {
  const utils = trpc.useUtils();
  const mails = trpc.admin.recordMails.ofOrder.useQuery({ id: orderId });
  const send = trpc.admin.recordMails.confirmOrder.useMutation({
    onSuccess: (read) => {
      utils.admin.recordMails.ofOrder.setData({ id: orderId }, read);
      void utils.admin.orders.history.invalidate({ orderId });
    },
  });
  return (
    <RecordMailsBlock
      id={orderId}
      mails={mails}
      send={send}
      what="Sipariş onayı"
      text="Sipariş, biletleri ve sözleşmeleri bugünkü hâliyle alıcının kayıtlı adresine gider."
      sendLabel={useMay('orders.change') ? 'Onayı Yeniden Gönder' : null}
    />
  );
}
