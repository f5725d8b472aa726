import { chakra } from '@chakra-ui/react';
import type { MoveAnswers } from '@contract/booking-changes/call-off/call-off.views.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { useMay } from '../../lib/use-may.js';
import { Block } from '../../ui/block.js';
import { RecordSkeleton } from '../../ui/record-skeleton.js';
import { CallOffGuestRow } from './call-off-guest-row.js';

interface MoveAnswersDialogProps {
  readonly session: AdminSessionRow;
  readonly onClose: () => void;
}

/** What the guests of a session that was moved say to its new day. */
export function MoveAnswersDialog({ session, onClose }: MoveAnswersDialogProps) {
  const answers = trpc.admin.callOffs.moveAnswers.useQuery({ sessionId: session.id }, { staleTime: 0 });
  return (
    <Dialog
      open
      onClose={onClose}
      width="coupon"
      title="Yeni güne yanıtlar"
      footer={
        <Button variant="outline" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <chakra.p mb="2" fontWeight="650" overflowWrap="anywhere">
        {session.title}, {formatSession(session)}
      </chakra.p>
      <chakra.p mb="4" color="fg.muted">
        Yanıt vermeyenin yeri durur; workshop başlayana kadar başka günü ya da iadeyi seçebilir.
      </chakra.p>
      {answers.data && <Answers answers={answers.data} />}
      {answers.isPending && <RecordSkeleton rows={3} status="Yanıtlar yükleniyor" />}
      {answers.isLoadingError && (
        <ErrorState
          titleAs="h3"
          title="Yanıtlar yüklenemedi."
          text={describeLoadFailure(answers.error, 'Yanıtlar yüklenirken hata oluştu')}
          onRetry={() => void answers.refetch()}
          retrying={answers.isFetching}
        />
      )}
    </Dialog>
  );
}

function Answers({ answers: { guests, dates } }: { readonly answers: MoveAnswers }) {
  const mayDecide = useMay('money.refund');
  const open = guests.filter(({ outcome }) => outcome === null);
  const given = guests.filter(({ outcome }) => outcome !== null);
  const groups = [
    { title: `Yanıt beklenenler: ${open.length}`, of: open },
    { title: `Yanıt verenler: ${given.length}`, of: given },
  ].filter((group) => group.of.length > 0);
  return groups.map(({ title, of }) => (
    <Block key={title} title={title}>
      <chakra.ul listStyleType="none">
        {of.map((guest) => (
          <CallOffGuestRow key={guest.bookingId} guest={guest} dates={dates} mayDecide={mayDecide} mayAgree />
        ))}
      </chakra.ul>
    </Block>
  ));
}
