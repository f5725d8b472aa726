import { trpc } from '../../../lib/server/trpc.js';
import { useMay } from '../../lib/use-may.js';
import { RecordMailsBlock } from '../../ui/record-mails/record-mails-block.js';

/** The mails about a booking. */
export function BookingMails({ bookingId }: { readonly bookingId: string }) {
  const utils = trpc.useUtils();
  const mails = trpc.admin.recordMails.ofBooking.useQuery({ id: bookingId });
  const send = trpc.admin.recordMails.sendTicket.useMutation({
    onSuccess: (read) => {
      utils.admin.recordMails.ofBooking.setData({ id: bookingId }, read);
      void utils.admin.bookings.history.invalidate({ bookingId });
    },
  });
  return (
    <RecordMailsBlock
      id={bookingId}
      mails={mails}
      send={send}
      what="Bilet"
      text="Bilet ve takvim dosyası bugünkü hâliyle konuğun kayıtlı adresine gider."
      sendLabel={useMay('bookings.change') ? 'Bileti Yeniden Gönder' : null}
    />
  );
}
