import { chakra } from '@chakra-ui/react';
import { type RefObject, useId } from 'react';
import { formatDay, formatMonth, type LocalDate } from '@contract/common/dates.js';
import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { TextButton } from '../../../ui/text-link.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { SessionCard } from './session-card.js';
import { SessionListSkeleton } from './session-list-skeleton.js';
import { useDayAnnouncement } from './use-day-announcement.js';
import type { Calendar } from './use-calendar.js';

interface DayPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly calendar: Calendar;
  /** Shows a day and focuses it, because the pressed button disappears. */
  readonly onGoTo: (day: LocalDate) => void;
  readonly onAsk: () => void;
}

/** Shows the sessions of the chosen day, or a text when there are none. */
export function DayPanel({ ref, calendar, onGoTo, onAsk }: DayPanelProps) {
  const titleId = useId();
  const { day, month } = calendar;
  const announcement = useDayAnnouncement(calendar);
  return (
    <chakra.section ref={ref} tabIndex={-1} aria-labelledby={titleId} outline="none" minW="0">
      <chakra.h3 id={titleId} textStyle="h3" pt="7px" mb="4">
        {day === null ? formatMonth(month) : formatDay(day)}
      </chakra.h3>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <PanelContent calendar={calendar} onGoTo={onGoTo} onAsk={onAsk} onRead={() => ref.current?.focus()} />
    </chakra.section>
  );
}

interface PanelContentProps extends Omit<DayPanelProps, 'ref'> {
  readonly onRead: () => void;
}

function PanelContent({ calendar, onGoTo, onAsk, onRead }: PanelContentProps) {
  const { day, now, monthSessions, daySessions } = calendar;
  const failed = [monthSessions, daySessions].filter(({ hasFailed }) => hasFailed);
  if (failed.length > 0) {
    const retry = async () => {
      const answers = await Promise.all(failed.map((sessions) => sessions.retry()));
      if (answers.every(Boolean)) onRead();
    };
    return (
      <ErrorState
        title="Workshop verileri yüklenirken bir hata oluştu."
        text="Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz olduğu gibi duruyor."
        onRetry={() => void retry()}
        retrying={failed.some(({ isRetrying }) => isRetrying)}
      />
    );
  }
  if (!daySessions.days || calendar.isLookingForDay) return <SessionListSkeleton />;
  const sessions = day === null ? [] : (daySessions.days.get(day) ?? []);
  if (sessions.length === 0) return <EmptyDay calendar={calendar} onGoTo={onGoTo} onAsk={onAsk} />;
  return (
    <chakra.div borderBottomWidth="1px">
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} now={now} />
      ))}
    </chakra.div>
  );
}

/** Offers the next day with a free seat, or to ask the studio when there is none. */
function EmptyDay({ calendar, onGoTo, onAsk }: Omit<DayPanelProps, 'ref'>) {
  const { day, today, nextOpenDay, isLookingAhead } = calendar;
  const isToday = day === today;
  const isNothingKnown = nextOpenDay === null && !isLookingAhead;
  return (
    <chakra.div borderTopWidth="1px">
      <EmptyState
        shape="bowl"
        title="Workshop Bulunamadı"
        text={isToday && isNothingKnown ? NOTHING_AHEAD : emptyText(day, isToday)}
        action={
          <chakra.div display="grid" justifyItems="center" gap="3">
            {nextOpenDay !== null && nextOpenDay !== today && (
              <TextButton minH="target" onClick={() => onGoTo(nextOpenDay)}>
                Sıradaki uygun gün: {formatDay(nextOpenDay)}
              </TextButton>
            )}
            {!isToday && (
              <Button variant="outline" onClick={() => onGoTo(today)}>
                Bugüne Dön
              </Button>
            )}
            {isNothingKnown && (
              <Button variant="outline" aria-haspopup="dialog" onClick={onAsk}>
                Bilgi İsteyin
              </Button>
            )}
          </chakra.div>
        }
      />
    </chakra.div>
  );
}

const NOTHING_AHEAD = 'Önümüzdeki günlerde boş yer görünmüyor. Size uyan günü bize yazın, birlikte bulalım.';

function emptyText(day: LocalDate | null, isToday: boolean): string {
  if (day === null) return 'Bu ay için takvimde henüz workshop yok.';
  if (isToday) return 'Bugün atölyede workshop yok. Takvimde işaretli günlerden birini seçebilirsiniz.';
  return 'Bu gün için takvimde workshop yok. İşaretli günlerden birini seçebilirsiniz.';
}
