import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '@contract/common/dates.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import { addMonths, monthOf } from '../../../ui/calendar/calendar-month.js';
import type { Calendar } from './use-calendar.js';

/** Narrower than other buttons, because on phones it shares its line with the month. */
const TodayButton = chakra(Button, { base: { px: { base: '3', md: '5' } } });

/** Buttons at the end of the range stay focusable, so that keyboard users keep their place in the calendar. */
export function CalendarHead({
  calendar,
  titleId,
}: {
  readonly calendar: Calendar;
  readonly titleId: string;
}) {
  const { month, today, firstDay, lastDay, showDay, showMonth } = calendar;
  const isFirst = month <= monthOf(firstDay);
  const isLast = month >= monthOf(lastDay);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" mb="4">
      <chakra.h3
        id={titleId}
        aria-live="polite"
        textStyle="dialogTitle"
        fontSize={{ base: '1.5rem', md: '1.75rem' }}
      >
        {formatMonth(month)}
      </chakra.h3>
      <chakra.div display="flex" alignItems="center" gap="2" ms="auto">
        <TodayButton variant="ghost" size="sm" onClick={() => showDay(today)}>
          Bugün
        </TodayButton>

        <IconButton
          aria-label="Önceki ay"
          variant="outline"
          aria-disabled={isFirst}
          onClick={() => !isFirst && showMonth(addMonths(month, -1))}
        >
          <Icon as={ChevronLeft} />
        </IconButton>
        <IconButton
          aria-label="Sonraki ay"
          variant="outline"
          aria-disabled={isLast}
          onClick={() => !isLast && showMonth(addMonths(month, 1))}
        >
          <Icon as={ChevronRight} />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
