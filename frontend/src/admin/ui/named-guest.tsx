import { chakra } from '@chakra-ui/react';
import { guestMarks, guestName } from '@contract/bookings/seat-guests/guest-marks.js';
import type { StudioSeatGuest } from '@contract/bookings/seat-guests/seat-guests.views.js';

/** Who sits on a seat, with what the studio has to mind. Works on screen and on paper. */
export function NamedGuest({ guest }: { readonly guest: StudioSeatGuest }) {
  return (
    <>
      <chakra.strong fontWeight="650">{guestName(guest)}</chakra.strong>{' '}
      <chakra.span overflowWrap="anywhere" whiteSpace="pre-line">
        {guestMarks(guest).join(' · ')}
      </chakra.span>
    </>
  );
}
