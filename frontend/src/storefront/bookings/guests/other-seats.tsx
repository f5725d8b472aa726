import { chakra } from '@chakra-ui/react';
import type { OtherGuestForm } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { TextAnchor } from '../../../ui/text-link.js';

/** The other seats of the same order, whose guests have a form of their own. */
export function OtherSeats({ others }: { readonly others: readonly OtherGuestForm[] }) {
  if (others.length === 0) return null;
  return (
    <chakra.section aria-labelledby="other-seats" display="grid" gap="3">
      <chakra.h2 id="other-seats" textStyle="h3">
        Siparişinizin diğer yerleri
      </chakra.h2>
      <chakra.ul display="grid" gap="2">
        {others.map(({ url, title, seats, isStudent, ...session }) => (
          <li key={url}>
            <TextAnchor href={url}>
              {title}, {formatSession(session)} · {seats} kişilik{isStudent && ', öğrenci'}
            </TextAnchor>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
