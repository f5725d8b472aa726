import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { formatDay, type LocalDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { useGuestsOfDay } from './moving/use-guests-of-day.js';
import type { MovingGuests } from './moving/use-moving-guests.js';
import { type SessionActions, SessionRow } from './session-row.js';

interface DaySessionsProps extends SessionActions {
  readonly day: LocalDate | null;
  /** Undefined while the month is loading. */
  readonly sessions: readonly AdminSessionRow[] | undefined;
  readonly editedId: string | null;
  readonly onPrint: (date: LocalDate) => void;
  readonly moving: MovingGuests;
}

/** Lists the workshops of the chosen day. */
export function DaySessions(props: DaySessionsProps) {
  const { day, sessions, editedId, onPrint, moving, ...actions } = props;
  const guestsOf = useGuestsOfDay(day, sessions);
  if (day === null) {
    return (
      <chakra.p mt="6" color="fg.muted">
        Takvimden bir gün seçin: o günün workshoplarını görür, yenisini eklersiniz.
      </chakra.p>
    );
  }
  return (
    <chakra.section mt="6" aria-label={`${formatDay(day)} workshopları`}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="target">
        <chakra.h2 textStyle="h3" fontSize="1.25rem">
          {formatDay(day)}
        </chakra.h2>
        {sessions !== undefined && sessions.length > 0 && (
          <Button variant="ghost" size="sm" icon={<Icon as={Printer} />} onClick={() => onPrint(day)}>
            Günün Listesi
          </Button>
        )}
      </chakra.div>
      {sessions === undefined && (
        <>
          <VisuallyHidden>Workshoplar yükleniyor</VisuallyHidden>
          <Skeleton h="16" mt="2" />
        </>
      )}
      {sessions?.length === 0 && <chakra.p color="fg.muted">Bu gün workshop yok.</chakra.p>}
      {sessions !== undefined && sessions.length > 0 && (
        <ul>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEdited={session.id === editedId}
              guests={guestsOf(session.id)}
              moving={moving}
              {...actions}
            />
          ))}
        </ul>
      )}
    </chakra.section>
  );
}
