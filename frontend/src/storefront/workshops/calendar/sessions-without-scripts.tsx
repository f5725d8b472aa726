import { chakra } from '@chakra-ui/react';
import { formatDay, formatMonth, formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { priceInWords } from '@contract/prices/reduction.js';
import { hasBegun } from '@contract/workshops/session.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { TextLink } from '../../../ui/text-link.js';
import { addMonths, monthOf } from '../../../ui/calendar/calendar-month.js';
import type { Calendar } from './use-calendar.js';
import { searchForMonth } from './use-calendar-address.js';

/** Lists all sessions of the shown months with free seats, for visitors without scripts, who cannot choose a day. */
export function SessionsWithoutScripts({ calendar }: { readonly calendar: Calendar }) {
  const { month, lastDay } = calendar;
  const sessions = sessionsAhead(calendar);
  const nextMonth = addMonths(month, 1);
  return (
    <chakra.section mt="12" pt="6" borderTopWidth="1px">
      <chakra.h3 textStyle="h3" mb="4">
        Tüm seanslar
      </chakra.h3>
      {sessions.length === 0 && <p>{describeEmptyMonth(calendar)}</p>}
      <chakra.ul display="grid" gap="4">
        {sessions.map((session) => (
          <li key={session.id}>
            <chakra.strong display="block" fontWeight="650">
              {`${formatDay(session.date)}, ${formatTimeRange(session.startTime, session.endTime)}: ${session.title}`}
            </chakra.strong>
            {describe(session)}
          </li>
        ))}
      </chakra.ul>
      {nextMonth <= monthOf(lastDay) && (
        <chakra.p mt="6">
          <TextLink to={{ search: searchForMonth(nextMonth), hash: 'workshop-calendar' }}>
            {formatMonth(nextMonth)} seansları
          </TextLink>
        </chakra.p>
      )}
    </chakra.section>
  );
}

function describeEmptyMonth({ month, monthSessions }: Calendar): string {
  return monthSessions.days
    ? `${formatMonth(month)} için takvimde workshop yok.`
    : 'Workshop verileri yüklenirken bir hata oluştu. Sayfayı biraz sonra yenileyin.';
}

/** Returns the sessions of the shown month, and of the chosen day's month when it is another one. */
function sessionsAhead({ monthSessions, daySessions, now }: Calendar): WorkshopSessionView[] {
  const known = [monthSessions, daySessions].flatMap(({ days }) => (days ? [...days.values()].flat() : []));
  const ahead = known.filter((session) => !hasBegun(session, now));
  const once = new Map(ahead.map((session) => [session.id, session]));
  const order = ({ date, startTime }: WorkshopSessionView) => `${date} ${startTime}`;
  return [...once.values()].toSorted((a, b) => order(a).localeCompare(order(b)));
}

function describe(session: WorkshopSessionView): string {
  const { priceKurus, studentPriceKurus, available, isForChildren } = session;
  const student = studentPriceKurus < priceKurus ? ` (öğrenci ${formatTl(studentPriceKurus)})` : '';
  const audience = isForChildren ? 'Çocuk atölyesi · ' : '';
  return `${audience}${priceInWords(session)}${student} · ${available > 0 ? `${available} yer var` : 'Dolu'}`;
}
