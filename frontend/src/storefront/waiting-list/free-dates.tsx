import { chakra } from '@chakra-ui/react';
import type { FreeDate } from '@contract/waiting-list/waiting-list.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { paths } from '../../lib/navigation/paths.js';
import { TextLink } from '../../ui/text-link.js';

/** Other dates of the same workshop, at which nobody has to wait; nothing when there are none. */
export function FreeDates({ dates }: { readonly dates: readonly FreeDate[] }) {
  if (dates.length === 0) return null;
  return (
    <chakra.section aria-labelledby="free-dates">
      <chakra.h2 id="free-dates" textStyle="h4" mb="2">
        Beklemeden gelebileceğiniz tarihler
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {dates.map((date) => (
          <chakra.li key={date.sessionId} py="2" borderTopWidth="1px">
            <TextLink to={`${paths.workshops}?ay=${date.date.slice(0, 7)}&gun=${date.date}`}>
              {formatSession(date)}
            </TextLink>{' '}
            <chakra.span color="fg.muted">· {date.freeSeats} boş yer</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
