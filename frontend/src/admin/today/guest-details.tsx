import { chakra } from '@chakra-ui/react';
import { GraduationCap, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { PHOTO_CONSENT_MARKS } from '@contract/bookings/seat-guests/seat-guest.js';
import { formatPhone } from '@contract/common/phone.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { GuestContact } from './guest-contact.js';
import { MoveGuest } from './move-guest.js';
import { StudentDifference } from './student-difference.js';
import { useStudentProof } from './use-student-proof.js';

interface GuestDetailsProps {
  readonly id: string;
  readonly guest: ExpectedGuest;
  readonly name: string;
  /** Left out while nobody can be marked as a no-show: before the session, and once the guest is here. */
  readonly onNoShow: (() => void) | undefined;
  /** Until the session begins or something is noted of the guest. */
  readonly isMovable: boolean;
}

/** What is behind a guest's name: needs, notes, ways to reach them, and what happens rarely. */
export function GuestDetails({ id, guest, name, onNoShow, isMovable }: GuestDetailsProps) {
  const maySeeBooking = useMay('bookings.read');
  const { named, notes, shortId, bookingId, seats, bookedBy } = guest;
  return (
    <chakra.div id={id} mt="3" p="4" borderRadius="md" bg="bg.subtle" display="grid" gap="3">
      <chakra.dl display="grid" gap="1.5">
        {named !== null && named.needs !== '' && (
          <Fact name="Alerji / ihtiyaç">
            <chakra.strong fontWeight="650">{named.needs}</chakra.strong>
          </Fact>
        )}
        {named !== null && named.guardianName !== '' && (
          <Fact name="Sorumlusu">
            {named.guardianName}, {formatPhone(named.guardianPhone)}
          </Fact>
        )}
        {named !== null && <Fact name="İzin">{PHOTO_CONSENT_MARKS[named.photoConsent]}</Fact>}
        {notes !== '' && <Fact name="Not">{notes}</Fact>}
        <Fact name="Rezervasyon">
          {maySeeBooking ? <TextLink to={adminPaths.booking(bookingId)}>#{shortId}</TextLink> : `#${shortId}`}
          {` · ${bookedBy}, ${seats} kişi`}
        </Fact>
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <GuestContact guest={guest} name={name} />
        <ProofButton guest={guest} name={name} />
        <StudentDifference guest={guest} name={name} />
        {isMovable && <MoveGuest guest={guest} name={name} />}
        {onNoShow && (
          <Button
            variant="dangerOutline"
            size="sm"
            icon={<Icon as={UserX} size="sm" />}
            aria-label={`${name}: gelmedi`}
            onClick={onNoShow}
          >
            Gelmedi
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="112px minmax(0, 1fr)" gap="2" textStyle="sm">
      <chakra.dt color="fg.subtle">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/** The student card of a guest at the student price; a guest who paid the difference needs none. */
function ProofButton({ guest, name }: Pick<GuestDetailsProps, 'guest' | 'name'>) {
  const mayNote = useMay('today.checkIn');
  const proof = useStudentProof();
  const { isStudent, studentProof, bookingId, position } = guest;
  if (!mayNote || !isStudent || studentProof === 'difference_paid') return null;
  const isSeen = studentProof === 'seen';
  const words = isSeen ? 'Belge Görülmedi' : 'Belge Görüldü';
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon as={GraduationCap} size="sm" />}
      aria-label={`${name}: ${words}`}
      pending={proof.isPending}
      onClick={() => proof.mutate({ bookingId, position, proof: isSeen ? 'none' : 'seen' })}
    >
      {words}
    </Button>
  );
}
