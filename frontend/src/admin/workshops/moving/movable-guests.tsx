import { chakra } from '@chakra-ui/react';
import { CalendarClock, GripVertical } from 'lucide-react';
import type { SessionGuest } from '@contract/workshops/admin-sessions.views.js';
import { IconButton } from '../../../ui/icon-button.js';
import { Icon } from '../../../ui/icon.js';
import type { MovingGuests } from './use-moving-guests.js';

interface MovableGuestsProps {
  readonly sessionId: string;
  /** Of the session, in all states. */
  readonly guests: readonly SessionGuest[];
  readonly moving: MovingGuests;
}

/**
 * The bookings of a session that can go to another day: dragged to a day of the calendar or to another session, or by
 * their buttons, which keyboard and phone use. The button is beside the name, because not all browsers drag a button.
 */
export function MovableGuests({ sessionId, guests, moving }: MovableGuestsProps) {
  const movable = guests.filter(({ status }) => status === 'confirmed');
  if (movable.length === 0) return null;
  return (
    <chakra.div gridColumn="1 / -1" mt="1">
      <chakra.p textStyle="sm" color="fg.subtle">
        Başka güne almak için misafirin düğmesine basın
        <chakra.span display={{ base: 'none', lg: 'inline' }}>
          {' '}
          ya da misafiri takvimdeki bir güne sürükleyin
        </chakra.span>
        .
      </chakra.p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="2">
        {movable.map(({ bookingId, name, surname, seats }) => (
          <Chip
            key={bookingId}
            {...(moving.dragged?.bookingId === bookingId && { 'data-dragged': '' })}
            {...moving.source({ bookingId, sessionId })}
          >
            <chakra.span color="fg.subtle" display={ONLY_WIDE}>
              <Icon as={GripVertical} size="sm" />
            </chakra.span>
            <span>
              {name} {surname} · {seats} kişi
            </span>
            <IconButton
              aria-haspopup="dialog"
              aria-label={`Başka Güne Al: ${name} ${surname}, ${seats} kişi`}
              onClick={() => moving.open(bookingId)}
            >
              <Icon as={CalendarClock} size="sm" />
            </IconButton>
          </Chip>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Where there is a mouse to drag with. */
const ONLY_WIDE = { base: 'none', lg: 'inline-flex' };

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    ps: { base: '4', lg: '2' },
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'bg.panel',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    cursor: { lg: 'grab' },
    '&[data-dragged]': { opacity: '0.45' },
  },
});
