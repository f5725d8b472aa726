import { chakra } from '@chakra-ui/react';
import { CalendarPlus, CalendarSync, Ticket as TicketIcon, Users } from 'lucide-react';
import type { TicketView } from '@contract/bookings/ticket.view.js';
import { ActionRow } from '../../../ui/action-row.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { OpenChoiceNote } from '../../../ui/open-choice-note.js';
import { Ticket } from '../../../ui/ticket.js';
import { nextTicket } from './order-kind.js';

/** Shows one ticket per booked workshop. */
export function OrderTickets({ tickets }: { readonly tickets: readonly TicketView[] }) {
  const next = nextTicket(tickets);
  if (tickets.length === 0) return null;
  return (
    <chakra.section aria-labelledby="order-tickets" display="grid" gap="6">
      <chakra.h2 id="order-tickets" textStyle="h3" mb="-2" breakAfter="avoid">
        {tickets.length === 1 ? 'Workshop biletiniz' : 'Workshop biletleriniz'}
      </chakra.h2>
      {tickets.map((ticket) => (
        <chakra.div key={ticket.id} display="grid" gap="3">
          <OpenChoiceNote choice={ticket.choice} />
          <Ticket ticket={ticket} />
          {ticket.status !== 'cancelled' && <TicketActions ticket={ticket} isNext={ticket === next} />}
        </chakra.div>
      ))}
    </chakra.section>
  );
}

interface TicketActionsProps {
  readonly ticket: TicketView;
  /** The ticket that is needed next, which has the page's primary action. */
  readonly isNext: boolean;
}

function TicketActions({ ticket, isNext }: TicketActionsProps) {
  return (
    <ActionRow>
      <ButtonAnchor
        href={ticket.url}
        variant={isNext ? 'primary' : 'outline'}
        icon={<Icon as={TicketIcon} />}
        aria-label={`Bileti Açın: ${ticket.title}`}
      >
        Bileti Açın
      </ButtonAnchor>
      {ticket.guestsUrl !== null && (
        <ButtonAnchor
          href={ticket.guestsUrl}
          variant="outline"
          icon={<Icon as={Users} />}
          aria-label={`Kimler Geliyor: ${ticket.title}`}
        >
          Kimler Geliyor?
        </ButtonAnchor>
      )}
      {ticket.changesUrl !== null && (
        <ButtonAnchor
          href={ticket.changesUrl}
          variant="outline"
          icon={<Icon as={CalendarSync} />}
          aria-label={`Gün Değiştirin ya da İptal Edin: ${ticket.title}`}
        >
          Gün Değiştirin
        </ButtonAnchor>
      )}
      <ButtonAnchor
        href={ticket.calendarUrl}
        variant="outline"
        icon={<Icon as={CalendarPlus} />}
        aria-label={`Takvime Ekle: ${ticket.title}`}
      >
        Takvime Ekle
      </ButtonAnchor>
    </ActionRow>
  );
}
