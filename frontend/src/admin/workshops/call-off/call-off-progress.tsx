import { chakra } from '@chakra-ui/react';
import type { CallOffView } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { useMay } from '../../lib/use-may.js';
import { Block } from '../../ui/block.js';
import { CallOffGuestRow } from './call-off-guest-row.js';
import { useCallOffActs } from './use-call-off-acts.js';

interface CallOffProgressProps {
  readonly session: AdminSessionRow;
  readonly callOff: CallOffView;
  readonly onClose: () => void;
}

/** How far a call-off is: still to be taken back, or who chose what and who has not answered. */
export function CallOffProgress({ session, callOff, onClose }: CallOffProgressProps) {
  const acts = useCallOffActs(callOff, onClose);
  const mayDecide = useMay('money.refund');
  const isWaiting = callOff.announcedAt === null;
  return (
    <Dialog
      open
      onClose={onClose}
      width="coupon"
      title="Workshop iptal edildi"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Kapat
          </Button>
          {isWaiting && mayDecide && (
            <>
              <Button
                variant="outline"
                pending={acts.isAnnouncing}
                pendingLabel="Gönderiliyor..."
                onClick={acts.announce}
              >
                Beklemeden Haber Ver
              </Button>
              <Button pending={acts.isUndoing} pendingLabel="Geri alınıyor..." onClick={acts.undo}>
                Geri Al
              </Button>
            </>
          )}
        </>
      }
    >
      <chakra.p mb="4" fontWeight="650" overflowWrap="anywhere">
        {session.title}, {formatSession(session)}
      </chakra.p>
      {isWaiting ? (
        <Note tone="warning" role="status">
          Misafirlere {formatDateTime(callOff.announceAt)} saatinde haber gidecek. O zamana kadar geri
          alırsanız workshop takvime döner, yerler ve ödemeler olduğu gibi kalır.
        </Note>
      ) : (
        <Guests callOff={callOff} mayDecide={mayDecide} />
      )}
    </Dialog>
  );
}

function Guests({ callOff, mayDecide }: { readonly callOff: CallOffView; readonly mayDecide: boolean }) {
  const { guests } = callOff;
  const open = guests.filter(({ outcome }) => outcome === null);
  const toCall = open.filter(({ toldBy }) => toldBy === 'call');
  const waiting = open.filter(({ toldBy }) => toldBy !== 'call');
  const done = guests.filter(({ outcome }) => outcome !== null);
  const groups = [
    { title: `Aramanız gerekenler: ${toCall.length}`, of: toCall },
    { title: `Yanıt beklenenler: ${waiting.length}`, of: waiting },
    { title: `Sonuçlananlar: ${done.length}`, of: done },
  ].filter((group) => group.of.length > 0);
  if (guests.length === 0) {
    return <chakra.p color="fg.muted">Rezervasyonu yoktu; kimseye haber gitmedi.</chakra.p>;
  }
  const creditedKurus = guests.reduce((sum, { credit }) => sum + (credit?.kurus ?? 0), 0);
  return (
    <>
      {creditedKurus > 0 && (
        <chakra.div mb="4">
          <Note tone="info">{formatTl(creditedKurus)} krediye dönüştü; bu tutar sizde kaldı.</Note>
        </chakra.div>
      )}
      {groups.map(({ title, of }) => (
        <Block key={title} title={title}>
          <chakra.ul listStyleType="none">
            {of.map((guest) => (
              <CallOffGuestRow
                key={guest.bookingId}
                guest={guest}
                dates={callOff.dates}
                mayDecide={mayDecide}
              />
            ))}
          </chakra.ul>
        </Block>
      ))}
    </>
  );
}
