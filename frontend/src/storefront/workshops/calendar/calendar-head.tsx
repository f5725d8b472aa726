import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '@contract/common/dates.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import { addMonths, monthOf } from './calendar-month.js';
import type { Calendar } from './use-calendar.js';

/** A button at the end of its way stays focusable: whoever leafs by keyboard is not thrown out of the calendar. */
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
      <chakra.h3 id={titleId} aria-live="polite" textStyle="dialogTitle" flex="1" whiteSpace="nowrap">
        {formatMonth(month)}
      </chakra.h3>
      <Button variant="ghost" size="sm" onClick={() => showDay(today)}>
        Bugün
      </Button>
      <chakra.div display="flex" gap="2">
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
