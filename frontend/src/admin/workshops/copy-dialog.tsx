import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { LocalDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { toast } from '../../ui/toast.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { CopyDates } from './copy-dates.js';
import { CopyDays } from './copy-days.js';
import { WORKSHOP_SAVE_FAILED } from './workshops.texts.js';

interface CopyDialogProps {
  readonly session: AdminSessionRow;
  readonly onClose: () => void;
  readonly onCopied: (date: LocalDate) => void;
}

/** Copies a workshop to other days, single ones or weekly, and shows the sessions there beforehand. */
export function CopyDialog({ session, onClose, onCopied }: CopyDialogProps) {
  const utils = trpc.useUtils();
  const [dates, setDates] = useState<readonly LocalDate[]>([]);
  const copy = trpc.admin.workshops.copy.useMutation();
  const close = useGuardedClose(dates.length > 0, 'Seçtiğiniz günlere henüz kopyalanmadı.', onClose);
  const add = (more: readonly LocalDate[]) => setDates([...new Set([...dates, ...more])].sort());
  const send = () =>
    copy.mutate(
      { sessionId: session.id, dates: [...dates] },
      {
        onSuccess: () => {
          toast.success({ text: `Workshop ${dates.length} güne kopyalandı.` });
          void utils.admin.workshops.invalidate();
          onCopied(dates[0] ?? session.date);
        },
        onError: (error) =>
          toast.error({ text: describeError(error, { network: WORKSHOP_SAVE_FAILED }).message }),
      },
    );
  return (
    <Dialog
      open
      onClose={close}
      closesOutside={false}
      dismissible={!copy.isPending}
      title="Workshopu kopyala"
      footer={
        <>
          <Button variant="outline" disabled={copy.isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button
            disabled={dates.length === 0}
            pending={copy.isPending}
            pendingLabel="Kopyalanıyor..."
            onClick={send}
          >
            {dates.length > 1 ? `${dates.length} Güne Kopyala` : 'Kopyala'}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="5">
        {session.title}, {formatSession(session)}. Fiyatı, kapasitesi ve saatleri aynı kalır; rezervasyonlar
        kopyalanmaz.
      </chakra.p>
      <CopyDates session={session} onAdd={add} />
      <CopyDays
        sessionId={session.id}
        dates={dates}
        onRemove={(date) => setDates(dates.filter((each) => each !== date))}
      />
    </Dialog>
  );
}
