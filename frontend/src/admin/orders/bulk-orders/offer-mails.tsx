import { trpc } from '../../../lib/server/trpc.js';
import { RecordMailsBlock } from '../../ui/record-mails/record-mails-block.js';

/** The mails about a bulk-order request, whose offer can be sent once more. */
export function OfferMails({ requestId }: { readonly requestId: string }) {
  const utils = trpc.useUtils();
  const mails = trpc.admin.recordMails.ofBulkOrder.useQuery({ id: requestId });
  const send = trpc.admin.recordMails.sendOffer.useMutation({
    onSuccess: (read) => utils.admin.recordMails.ofBulkOrder.setData({ id: requestId }, read),
  });
  return (
    <RecordMailsBlock
      id={requestId}
      mails={mails}
      send={send}
      what="Teklif"
      text="Son yazdığınız teklif aynı adrese bir kez daha gider."
      sendLabel="Teklifi Yeniden Gönder"
    />
  );
}
