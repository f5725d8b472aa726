import { chakra } from '@chakra-ui/react';
import { CalendarPlus, CalendarSync, Printer } from 'lucide-react';
import { useState } from 'react';
import type { TicketView } from '@contract/bookings/ticket.view.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { OpenChoiceNote } from '../../../ui/open-choice-note.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { Ticket } from '../../../ui/ticket.js';
import { MailedAddressProblem } from '../../../ui/mailed-address-problem.js';
import { SeatRules } from '../changes/seat-rules.js';
import { DoorCheckIn } from './check-in/door-check-in.js';
import { WhoComes } from './who-comes.js';
import { TicketSharing } from './ticket-sharing.js';
import { TicketSkeleton } from './ticket-skeleton.js';
import { TICKET_TEXTS, ticketState } from './ticket-state.js';
import { useTicket } from './use-ticket.js';
import { useFeatures } from '../../../lib/site/use-features.js';

/** The page of a single ticket, which the ticket's QR code opens. */
export function TicketPage() {
  const { ticket, ticketKey, isOfSeat, isAddressWhole } = useTicket();
  return (
    <chakra.div
      maxW="calc({sizes.result} + 2 * {spacing.gutter})"
      mx="auto"
      px={{ base: 'gutter', _print: '4' }}
      pt={{ base: '10', md: '16', _print: '4' }}
      pb={{ base: '24', _print: '0' }}
    >
      <meta name="robots" content="noindex, nofollow" />
      {ticket.data !== undefined && <DoorCheckIn bookingId={ticket.data.id} ticketKey={ticketKey} />}
      {ticket.data !== undefined && <ShownTicket ticket={ticket.data} isOfSeat={isOfSeat} />}
      {ticket.data === undefined && isAddressWhole && ticket.isPending && <TicketSkeleton />}
      {ticket.data === undefined && (!isAddressWhole || ticket.isError) && (
        <MailedAddressProblem
          documentTitle="Bilet"
          unknownTitle="Bu bileti bulamadık"
          unreachable={{
            title: 'Biletinizi şu anda gösteremiyoruz',
            text: 'Bağlantı hatası. Rezervasyonunuz bundan etkilenmedi; yeniden deneyin.',
          }}
          isUnknown={!isAddressWhole || isUnknown(ticket.error)}
          isRetrying={ticket.isFetching}
          onRetry={() => void ticket.refetch()}
        />
      )}
    </chakra.div>
  );
}

interface ShownTicketProps {
  readonly ticket: TicketView;
  /** A guest's own ticket, which is passed on to nobody. */
  readonly isOfSeat: boolean;
}

function ShownTicket({ ticket, isOfSeat }: ShownTicketProps) {
  const [now] = useState(() => new Date());
  const { workshops } = useFeatures();
  const state = ticketState(ticket, now);
  const { title, lead } = TICKET_TEXTS[state];
  useDocumentTitle(title);
  return (
    <chakra.div display="grid" gap="8">
      <chakra.div display="grid" gap="4" _print={{ display: 'none' }}>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted">
          {lead}
        </chakra.p>
      </chakra.div>
      <OpenChoiceNote choice={ticket.choice} />
      <Ticket ticket={ticket} titleAs="h2" />
      <chakra.div display="flex" gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
        {state === 'coming' ? (
          <ComingActions calendarUrl={ticket.calendarUrl} />
        ) : (
          workshops && (
            <ButtonLink to={paths.workshops} variant="outline">
              Workshop Takvimine Bakın
            </ButtonLink>
          )
        )}
      </chakra.div>
      {state === 'coming' && !isOfSeat && <WhoComes guestsUrl={ticket.guestsUrl} />}
      {state === 'coming' && !isOfSeat && <TicketSharing ticket={ticket} />}
      {state === 'coming' && <SeatRules rules={ticket.rules} />}
      {state === 'coming' && ticket.changesUrl !== null && (
        <chakra.div _print={{ display: 'none' }}>
          <ButtonAnchor href={ticket.changesUrl} variant="outline" icon={<Icon as={CalendarSync} />}>
            Gün Değiştirin ya da İptal Edin
          </ButtonAnchor>
        </chakra.div>
      )}
      <chakra.p color="fg.muted" _print={{ display: 'none' }}>
        Takıldığınız yerde bizi arayın: <StudioPhone />
      </chakra.p>
    </chakra.div>
  );
}

function ComingActions({ calendarUrl }: Pick<TicketView, 'calendarUrl'>) {
  return (
    <>
      <ButtonAnchor href={calendarUrl} icon={<Icon as={CalendarPlus} />}>
        Takvime Ekle
      </ButtonAnchor>
      <Button variant="outline" icon={<Icon as={Printer} />} onClick={() => window.print()}>
        Yazdırın
      </Button>
    </>
  );
}

function isUnknown(error: unknown): boolean {
  return ['ticket_not_found', 'not_found', 'invalid_input'].includes(describeError(error).code);
}
