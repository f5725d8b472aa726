import { chakra } from '@chakra-ui/react';
import { MessageCircle, Ticket as TicketIcon } from 'lucide-react';
import { guestName } from '@contract/bookings/seat-guests/guest-marks.js';
import type { GuestFormView, SeatOfForm } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { ShareButton } from '../../../ui/share-button.js';

interface SeatTicketLinksProps {
  readonly seat: SeatOfForm;
  readonly view: GuestFormView;
  readonly isRenewed: boolean;
}

/** Ways to give a guest the ticket of their seat. */
export function SeatTicketLinks({ seat, view, isRenewed }: SeatTicketLinksProps) {
  const { guest, ticketUrl } = seat;
  if (guest === null || ticketUrl === null) return null;
  const name = guestName(guest);
  const subject = `${view.title}, ${formatSession(view)}`;
  const text = `${name} için workshop bileti: ${subject}\n${new URL(ticketUrl, window.location.origin).href}`;
  return (
    <chakra.div display="grid" gap="3" pt="4" borderTopWidth="1px">
      {isRenewed && (
        <Note tone="info" role="status">
          Ad değiştiği için biletin bağlantısı yenilendi. Öncekini gönderdiyseniz yenisini de gönderin.
        </Note>
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        {name} için ayrı bir bilet: diğer misafirler, ücret ve sizin bilgileriniz görünmez.
      </chakra.p>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <ShareButton
          name={`${name}: ${subject}`}
          label="Bileti Gönderin"
          path={ticketUrl}
          variant="outline"
        />
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="sm"
          icon={<Icon as={MessageCircle} />}
          aria-label={`WhatsApp: ${name}`}
        >
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor
          href={ticketUrl}
          target="_blank"
          variant="outline"
          size="sm"
          icon={<Icon as={TicketIcon} />}
          aria-label={`Bileti Açın: ${name}`}
        >
          Bileti Açın
        </ButtonAnchor>
      </chakra.div>
    </chakra.div>
  );
}
