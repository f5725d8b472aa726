import { chakra } from '@chakra-ui/react';
import { Mail, MessageCircle } from 'lucide-react';
import type { TicketView } from '@contract/bookings/ticket.view.js';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { ShareButton } from '../../../ui/share-button.js';

/**
 * Ways to give the ticket to who comes along. Its address opens nothing but the ticket, while the mail of the order
 * opens the whole order.
 */
export function TicketSharing({ ticket }: { readonly ticket: TicketView }) {
  const { title, date, startTime, endTime, url } = ticket;
  const subject = `${title}, ${formatDateWithWeekday(date)}, ${formatTimeRange(startTime, endTime)}`;
  const text = `Workshop biletimiz: ${subject}\n${new URL(url, window.location.origin).href}`;
  return (
    <chakra.section aria-labelledby="ticket-sharing" display="grid" gap="3" _print={{ display: 'none' }}>
      <chakra.h2 id="ticket-sharing" textStyle="h3">
        Birlikte geleceğiniz kişiyle paylaşın
      </chakra.h2>
      <chakra.p color="fg.muted">
        Bu bağlantı yalnızca bileti açar; siparişiniz ve adresiniz görünmez.
      </chakra.p>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <ShareButton name={subject} path={url} variant="outline" />
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="sm"
          icon={<Icon as={MessageCircle} />}
        >
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
          variant="outline"
          size="sm"
          icon={<Icon as={Mail} />}
        >
          E-posta
        </ButtonAnchor>
      </chakra.div>
    </chakra.section>
  );
}
