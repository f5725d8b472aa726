import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { DayBlock, DayGuest, DaySession } from '@contract/printing/printing.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { NamedGuest } from '../ui/named-guest.js';
import { PaperHead, PaperTable, Sheet, Tick } from './paper.js';
import { PdfButton } from '../ui/pdf-button.js';
import { PrintPage } from './print-page.js';

const EMPTY_TEXT = 'Bu gün workshop yok.';

/** The same in each table of the day. */
const COLUMNS = [
  { name: 'Geldi', width: '24mm' },
  { name: 'Misafir', width: 'auto' },
  { name: 'Telefon', width: '30mm' },
  { name: 'Kişi', width: '11mm' },
  { name: 'Not', width: '42mm' },
  { name: 'Kalan ödeme', width: '25mm' },
];

/** The workshops of a day with their guests, for the entrance. */
export function DaySheetPage() {
  const { client } = trpc.useUtils();
  const [params] = useSearchParams();
  const date = params.get('gun') ?? '';
  const query = trpc.admin.printing.day.useQuery(
    { date },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const day = query.data;
  return (
    <PrintPage
      title="Günün listesi"
      paper={{ size: 'A4', margin: '12mm' }}
      query={{ ...query, data: day && {} }}
      actions={
        <PdfButton fileName="gunun-listesi.pdf" make={() => client.admin.printing.dayPdf.mutate({ date })} />
      }
      nothing={day?.sessions.length === 0 ? EMPTY_TEXT : null}
    >
      {day && (
        <Sheet aria-label="Günün listesi">
          <PaperHead
            title={formatDateWithWeekday(day.date)}
            line={`${day.sessions.length} workshop · ${expected(day.sessions)} kişi`}
          />
          {day.sessions.map((session) => (
            <Session key={session.sessionId} session={session} />
          ))}
        </Sheet>
      )}
    </PrintPage>
  );
}

function Session({ session }: { readonly session: DaySession }) {
  const { title, isForChildren, startTime, endTime, guests, blocks } = session;
  const { capacity, bookedSeats, overbookedSeats } = session;
  const hours = formatTimeRange(startTime, endTime);
  return (
    <chakra.section marginBottom="8mm">
      <chakra.h3 fontSize="12pt" fontWeight="700" breakAfter="avoid" overflowWrap="anywhere">
        {hours} · {title}
      </chakra.h3>
      <chakra.p fontSize="9pt" breakAfter="avoid">
        {isForChildren && 'Çocuk atölyesi · '}
        {bookedSeats} / {capacity} kişi
        {overbookedSeats > 0 && <Overbooked> · {overbookedSeats} kişi fazla</Overbooked>}
      </chakra.p>
      {bookedSeats === 0 && <p>Henüz rezervasyon yok.</p>}
      {bookedSeats > 0 && (
        <PaperTable tableLayout="fixed" aria-label={`${title}, ${hours}`}>
          <thead>
            <tr>
              {COLUMNS.map(({ name, width }) => (
                <chakra.th key={name} scope="col" width={width}>
                  {name}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <Guest key={guest.bookingId} guest={guest} />
            ))}
            {blocks.map((block) => (
              <Block key={block.id} block={block} />
            ))}
          </tbody>
        </PaperTable>
      )}
    </chakra.section>
  );
}

function Guest({ guest }: { readonly guest: DayGuest }) {
  const { name, shortId, namedGuests, phone, seats, isStudent, notes, openKurus } = guest;
  return (
    <tr>
      <td>
        <Ticks count={seats} />
      </td>
      <td>
        <chakra.strong fontWeight="700">{name}</chakra.strong>
        {isStudent && ' (öğrenci)'}
        <chakra.span display="block" fontSize="8.5pt">
          #{shortId}
        </chakra.span>
        {namedGuests.map((named) => (
          <chakra.span key={named.position} display="block" fontSize="8.5pt">
            <NamedGuest guest={named} />
          </chakra.span>
        ))}
      </td>
      <chakra.td whiteSpace="nowrap">{phone}</chakra.td>
      <td>{seats}</td>
      <chakra.td fontSize="9pt" whiteSpace="pre-line">
        {notes}
      </chakra.td>
      <chakra.td whiteSpace="nowrap" fontWeight="700">
        {openKurus > 0 ? formatTl(openKurus) : ''}
      </chakra.td>
    </tr>
  );
}

function Block({ block }: { readonly block: DayBlock }) {
  const { name, phone, seats, notes, isExpected } = block;
  return (
    <tr>
      <td>{isExpected && <Ticks count={seats} />}</td>
      <td>{name}</td>
      <chakra.td whiteSpace="nowrap">{phone}</chakra.td>
      <td>{seats}</td>
      <chakra.td fontSize="9pt" whiteSpace="pre-line">
        {notes}
      </chakra.td>
      <td />
    </tr>
  );
}

const Overbooked = chakra('strong', { base: { color: 'danger.fg', fontWeight: '700' } });

/** A box for each person. */
function Ticks({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <Tick key={index} aria-hidden="true" />);
}

function expected(sessions: readonly DaySession[]): number {
  return sessions.reduce((sum, { bookedSeats }) => sum + bookedSeats, 0);
}
