import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { formatDateWithWeekday, formatDay, type LocalDate } from '@contract/common/dates.js';
import { daysOfWeek, type PlannedCopy } from '@contract/workshops/copy-week.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { isFree, type WeekCopy } from './use-week-copy.js';

interface WeekCopiesProps {
  readonly copy: WeekCopy;
  readonly target: LocalDate;
}

/** '7 Aralık Pazartesi – 13 Aralık Pazar' */
export function formatWeek(monday: LocalDate): string {
  return `${formatDay(monday)} – ${formatDay(daysOfWeek(monday).at(-1) ?? monday)}`;
}

/** What one target week would get, each workshop with what stands in its way. */
export function WeekCopies({ copy, target }: WeekCopiesProps) {
  const { preview } = copy;
  const planned = copy.plannedIn(target);
  return (
    <chakra.section mt="4" aria-label={formatWeek(target)} aria-busy={preview.isFetching}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.h3 flex="1" textStyle="label">
          {formatWeek(target)}
        </chakra.h3>
        <IconButton aria-label={`Çıkar: ${formatWeek(target)}`} onClick={() => copy.removeWeek(target)}>
          <Icon as={X} />
        </IconButton>
      </chakra.div>
      {preview.isSuccess && !preview.isFetching && planned.length === 0 && (
        <chakra.p color="fg.muted">Seçtiğiniz haftada kopyalanacak workshop yok.</chakra.p>
      )}
      <ul>
        {planned.map((each) => (
          <chakra.li
            key={`${each.sessionId} ${each.date}`}
            borderTopWidth="1px"
            borderColor="border"
            pb={isFree(each) ? '0' : '2'}
          >
            <CheckboxField
              label={`${formatDateWithWeekday(each.date)}, ${each.hours} · ${each.title}`}
              help={obstaclesOf(each)}
              disabled={each.isPast}
              checked={copy.isChosen(each)}
              onChange={() => copy.toggle(each)}
            />
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  );
}

function obstaclesOf({ isPast, closed, clashes }: PlannedCopy) {
  const obstacles = [
    ...(isPast ? ['Bu saat geçti; kopyalanamaz.'] : []),
    ...(closed ? [closed.reason === '' ? 'O gün kapalısınız.' : `O gün kapalısınız: ${closed.reason}.`] : []),
    ...clashes.map(({ title, hours }) => `Aynı saatte: ${title}, ${hours}`),
  ];
  if (obstacles.length === 0) return undefined;
  return <chakra.span color="warning.fg">{obstacles.join(' ')}</chakra.span>;
}
