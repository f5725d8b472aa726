import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Presence, SeatState } from '@contract/attendance/offline/seat-presence.js';
import { formatTimeRange } from '@contract/common/dates.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { SeatLine } from '../offline/seat-line.js';
import { seatWords } from '../offline/seat-words.js';
import { useAttendance } from '../offline/use-attendance.js';
import type { ScanVerdict } from './judge-scan.js';
import { keyOf } from './use-scan.js';

type Tone = 'success' | 'warning' | 'danger' | 'info';
const ICONS = { success: CircleCheck, warning: CircleAlert, danger: CircleX, info: Users };

/** The answer to a scanned ticket, large enough to be seen from the guest's side of the table. */
export function ScanResult({ verdict }: { readonly verdict: ScanVerdict }) {
  if (verdict.kind === 'refusal') {
    return (
      <Answer tone={verdict.tone} title={verdict.title}>
        <chakra.p>{verdict.text}</chakra.p>
      </Answer>
    );
  }
  return <ValidTicket scan={verdict} />;
}

function ValidTicket({ scan }: { readonly scan: Extract<ScanVerdict, { kind: 'valid' }> }) {
  const { record, presenceOf, stateOf } = useAttendance(scan.knownAt);
  const { booking, session, seats } = scan.ticket;
  const noted = seats.map((seat) => {
    const place = { bookingId: booking.bookingId, position: seat.position };
    return { place, ...presenceOf({ ...seat, ...place }), state: stateOf(place) };
  });
  const expected = noted.filter(({ presence }) => presence === 'expected');
  const letAllIn = () =>
    record(...expected.map(({ place }) => ({ ...place, kind: 'came' as const, ...keyOf(scan) })));
  const { tone, title } = summary(noted, scan.isRepeated ?? false);
  return (
    <Answer tone={tone} title={title}>
      <chakra.p>
        {session.title}, {formatTimeRange(session.startTime, session.endTime)}
      </chakra.p>
      <chakra.ul mt="3" listStyleType="none" px="4" bg="bg.panel" color="fg" borderRadius="md">
        {seats.map((seat) => (
          <SeatLine
            key={seat.position}
            booking={booking}
            seat={seat}
            knownAt={scan.knownAt}
            {...keyOf(scan)}
          />
        ))}
      </chakra.ul>
      {expected.length > 1 && (
        <chakra.div mt="4">
          <Button block onClick={() => void letAllIn()}>
            Hepsi Geldi ({expected.length})
          </Button>
        </chakra.div>
      )}
    </Answer>
  );
}

interface NotedSeat {
  readonly presence: Presence;
  readonly at: string | null;
  readonly state: SeatState;
}

/** The worst of all seats gives the colour; whoever is expected asks for a tap. */
function summary(noted: readonly NotedSeat[], isRepeated: boolean): { tone: Tone; title: string } {
  const words = noted.map((seat) => seatWords(seat));
  const refused = words.find(({ tone }) => tone === 'danger');
  if (refused !== undefined) return { tone: 'danger', title: refused.text };
  if (noted.some(({ presence }) => presence === 'expected')) {
    return { tone: 'info', title: noted.length === 1 ? 'Geldi mi?' : 'Kimler geldi?' };
  }
  const [first] = words;
  if (isRepeated && first !== undefined) return { tone: 'warning', title: `Zaten ${lower(first.text)}` };
  const amber = words.find(({ tone }) => tone === 'warning');
  if (amber !== undefined) return { tone: 'warning', title: amber.text };
  return { tone: 'success', title: noted.length === 1 ? 'Hoş geldi' : 'Hepsi geldi' };
}

function lower(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase('tr') + text.slice(1);
}

interface AnswerProps {
  readonly tone: Tone;
  readonly title: string;
  readonly children: ReactNode;
}

function Answer({ tone, title, children }: AnswerProps) {
  return (
    <chakra.section
      role={tone === 'danger' ? 'alert' : 'status'}
      p="5"
      borderRadius="lg"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      borderWidth="2px"
      borderColor={`${tone}.solid`}
    >
      <chakra.div display="flex" alignItems="center" gap="3" css={{ '& > svg': { boxSize: '40px' } }}>
        <Icon as={ICONS[tone]} />
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
      </chakra.div>
      <chakra.div mt="2">{children}</chakra.div>
    </chakra.section>
  );
}
