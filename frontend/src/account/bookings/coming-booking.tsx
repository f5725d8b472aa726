import { chakra } from '@chakra-ui/react';
import { CalendarPlus, CalendarSync, Ticket as TicketIcon, Users } from 'lucide-react';
import type { AccountBooking } from '@contract/people/account.views.js';
import { formatTl } from '@contract/common/money.js';
import { paths } from '../../lib/navigation/paths.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { OpenChoiceNote } from '../../ui/open-choice-note.js';
import { TextLink } from '../../ui/text-link.js';
import { Ticket } from '../../ui/ticket.js';

type OpenBooking = AccountBooking & { readonly qr: NonNullable<AccountBooking['qr']> };

export const hasValidTicket = (booking: AccountBooking): booking is OpenBooking => booking.qr !== null;

/** A booking of a future workshop, in the shape of its ticket. */
export function ComingBooking({ booking }: { readonly booking: OpenBooking }) {
  const { choice, ticketUrl, guestsUrl, changesUrl, calendarUrl, title, priceKurus, orderId, shortId } =
    booking;
  return (
    <chakra.li display="grid" gap="4">
      <OpenChoiceNote choice={choice} />
      <Ticket ticket={{ ...booking, url: ticketUrl }} />
      <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <ButtonAnchor
          href={calendarUrl}
          variant="outline"
          size="sm"
          icon={<Icon as={CalendarPlus} />}
          aria-label={`Takvime Ekle: ${title}`}
        >
          Takvime Ekle
        </ButtonAnchor>
        <ButtonAnchor
          href={ticketUrl}
          variant="outline"
          size="sm"
          icon={<Icon as={TicketIcon} />}
          aria-label={`Bileti Açın: ${title}`}
        >
          Bileti Açın
        </ButtonAnchor>
        {guestsUrl !== null && (
          <ButtonAnchor
            href={guestsUrl}
            variant="outline"
            size="sm"
            icon={<Icon as={Users} />}
            aria-label={`Kimler Geliyor: ${title}`}
          >
            Kimler Geliyor?
          </ButtonAnchor>
        )}
        {changesUrl !== null && (
          <ButtonAnchor
            href={changesUrl}
            variant="outline"
            size="sm"
            icon={<Icon as={CalendarSync} />}
            aria-label={`Gün Değiştirin ya da İptal Edin: ${title}`}
          >
            Gün Değiştirin
          </ButtonAnchor>
        )}
        <chakra.p color="fg.muted" ms={{ md: 'auto' }}>
          {formatTl(priceKurus)} ·{' '}
          <TextLink to={paths.order(orderId)} aria-label={`Siparişi görün: bilet ${shortId}`}>
            Siparişi görün
          </TextLink>
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
