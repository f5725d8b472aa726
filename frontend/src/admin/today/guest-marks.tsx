import { chakra } from '@chakra-ui/react';
import {
  Baby,
  Ban,
  CameraOff,
  GraduationCap,
  HeartPulse,
  Sparkles,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { STUDENT_PROOF_LABELS } from '@contract/attendance/student-proof.js';
import { AGE_BAND_LABELS, isMinor } from '@contract/bookings/seat-guests/seat-guest.js';
import type { StudioSeatGuest } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { formatTl } from '@contract/common/money.js';
import { Badge } from '../../ui/badge.js';

interface Mark {
  readonly icon: LucideIcon;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'accent';
  readonly text: string;
}

/** What the door has to mind with a guest. What concerns the whole booking stands with its first seat. */
export function GuestMarks({ guest }: { readonly guest: ExpectedGuest }) {
  const marks = marksOf(guest);
  if (marks.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5" mt="1.5" listStyleType="none">
      {marks.map(({ icon: Sign, tone, text }) => (
        <li key={text}>
          <Badge tone={tone}>
            <Sign aria-hidden="true" />
            {text}
          </Badge>
        </li>
      ))}
    </chakra.ul>
  );
}

function marksOf(guest: ExpectedGuest): Mark[] {
  const { position, named } = guest;
  return [
    ...(position === 0 ? marksOfBooking(guest) : []),
    ...marksOfSeat(guest),
    ...(named === null ? [] : marksOfPerson(named)),
  ];
}

function marksOfBooking({ openKurus, isNew }: ExpectedGuest): Mark[] {
  return [
    ...when(openKurus > 0, { icon: Wallet, tone: 'danger', text: `Kalan ${formatTl(openKurus)}` }),
    ...when(isNew, { icon: Sparkles, tone: 'neutral', text: 'İlk kez geliyor' }),
  ];
}

function marksOfSeat({ isCancelled, isStudent, studentProof }: ExpectedGuest): Mark[] {
  const tone = studentProof === 'none' ? 'warning' : 'success';
  return [
    ...when(isCancelled, { icon: Ban, tone: 'danger', text: 'İptal edilmişti, içeri alındı' }),
    ...when(isStudent, { icon: GraduationCap, tone, text: STUDENT_PROOF_LABELS[studentProof] }),
  ];
}

function marksOfPerson({ ageBand, needs, photoConsent }: StudioSeatGuest): Mark[] {
  return [
    ...when(isMinor(ageBand), { icon: Baby, tone: 'accent', text: AGE_BAND_LABELS[ageBand] }),
    ...when(needs !== '', { icon: HeartPulse, tone: 'warning', text: 'Alerji / ihtiyaç' }),
    ...when(photoConsent === 'no', { icon: CameraOff, tone: 'neutral', text: 'Fotoğraf çekilmesin' }),
  ];
}

function when(applies: boolean, mark: Mark): Mark[] {
  return applies ? [mark] : [];
}
