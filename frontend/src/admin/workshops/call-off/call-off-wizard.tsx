import { chakra } from '@chakra-ui/react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import type { CallOffPreview } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { AffectedGuests } from './affected-guests.js';
import { LastQuestion } from './last-question.js';
import { OfferFields } from './offer-fields.js';
import { type CallOffForm, useCallOffForm } from './use-call-off-form.js';

interface CallOffWizardProps {
  readonly session: AdminSessionRow;
  readonly preview: CallOffPreview;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const UNSENT = 'Hazırladığınız iptal henüz yapılmadı; misafirlere yazdığınız söz kaybolur.';

/** Who is affected, what they are offered, and the yes. */
export function CallOffWizard({ session, preview, onDelete, onClose }: CallOffWizardProps) {
  const form = useCallOffForm(session, preview);
  const close = useGuardedClose(form.isDirty, UNSENT, onClose);
  const isEmpty = preview.guests.length === 0;
  const deleteInstead = () => {
    onClose();
    onDelete();
  };
  return (
    <Dialog
      open
      onClose={close}
      width="coupon"
      dismissible={!form.isPending}
      closesOutside={false}
      title={`Workshopu iptal edin · ${form.step + 1} / ${form.steps.length}`}
      footer={
        <>
          <Button variant="outline" disabled={form.isPending} onClick={form.step === 0 ? close : form.back}>
            {form.step === 0 ? 'Vazgeç' : 'Geri'}
          </Button>
          {isEmpty && form.step === 0 && (
            <Button variant="outline" disabled={form.isPending} onClick={deleteInstead}>
              Takvimden Sil
            </Button>
          )}
          <Onward form={form} />
        </>
      }
    >
      <chakra.p mb="4" fontWeight="650" overflowWrap="anywhere">
        {session.title}, {formatSession(session)}
      </chakra.p>
      {form.name === 'guests' && <AffectedGuests preview={preview} />}
      {form.name === 'offer' && <OfferFields sessionId={session.id} preview={preview} form={form} />}
      {form.name === 'yes' && <LastQuestion preview={preview} form={form} />}
    </Dialog>
  );
}

function Onward({ form }: { readonly form: CallOffForm }) {
  if (form.name !== 'yes') return <Button onClick={form.next}>İleri</Button>;
  return (
    <Button variant="danger" pending={form.isPending} pendingLabel="İptal ediliyor..." onClick={form.send}>
      Workshopu İptal Et
    </Button>
  );
}
