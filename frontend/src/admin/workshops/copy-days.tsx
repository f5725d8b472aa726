import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { formatDateWithWeekday, type LocalDate } from '@contract/common/dates.js';
import { MAX_COPIES } from '@contract/workshops/copy-session.dto.js';
import { trpc } from '../../lib/server/trpc.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';

interface CopyDaysProps {
  readonly sessionId: string;
  readonly dates: readonly LocalDate[];
  readonly onRemove: (date: LocalDate) => void;
}

/** The chosen days, with the sessions that they already have at these hours. */
export function CopyDays({ sessionId, dates, onRemove }: CopyDaysProps) {
  const isTooMany = dates.length > MAX_COPIES;
  const preview = trpc.admin.workshops.copyPreview.useQuery(
    { sessionId, dates: [...dates] },
    { enabled: dates.length > 0 && !isTooMany, placeholderData: (before) => before },
  );
  const clashesOf = (date: LocalDate) => preview.data?.find((day) => day.date === date)?.clashes ?? [];
  if (dates.length === 0) return null;
  return (
    <chakra.div mt="6">
      <chakra.h3 textStyle="label">Seçilen günler ({dates.length})</chakra.h3>
      {isTooMany && (
        <chakra.p role="alert" color="fg.error" textStyle="sm">
          Bir seferde en fazla {MAX_COPIES} tarih seçebilirsiniz.
        </chakra.p>
      )}
      <chakra.ul mt="2" aria-busy={preview.isFetching}>
        {dates.map((date) => (
          <chakra.li
            key={date}
            display="flex"
            alignItems="center"
            gap="3"
            borderBottomWidth="1px"
            py="1"
            minH="target"
          >
            <chakra.div flex="1" minW="0">
              {formatDateWithWeekday(date)}
              {clashesOf(date).map(({ id, title, hours }) => (
                <chakra.p key={id} textStyle="sm" color="warning.fg" overflowWrap="anywhere">
                  Aynı saatte: {title}, {hours}
                </chakra.p>
              ))}
            </chakra.div>
            <IconButton aria-label={`Çıkar: ${formatDateWithWeekday(date)}`} onClick={() => onRemove(date)}>
              <Icon as={X} />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
