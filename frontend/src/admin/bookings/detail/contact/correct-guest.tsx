import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { shortId } from '@contract/common/short-id.js';
import { mayLeave } from '../../../../lib/navigation/use-leave-warning.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { useMay } from '../../../lib/use-may.js';
import { GuestForm, UNSAVED_GUEST } from './guest-form.js';

/** The button that corrects the guest of a booking, with its dialog. */
export function CorrectGuest({ booking }: { readonly booking: AdminBookingView }) {
  const formId = useId();
  // The booking as it was when the dialog opened; null while it is closed.
  const [corrected, setCorrected] = useState<AdminBookingView | null>(null);
  const [isSaving, setSaving] = useState(false);
  const close = () => setCorrected(null);
  const ask = () => void mayLeave([UNSAVED_GUEST]).then((may) => may && close());
  // A forgotten guest has no telephone number, and everybody else has one.
  if (!useMay('bookings.change') || booking.phone === '') return null;
  return (
    <chakra.div mt="3">
      <Button variant="outline" size="sm" onClick={() => setCorrected(booking)}>
        Bilgileri Düzelt
      </Button>
      <Dialog
        open={corrected !== null}
        onClose={ask}
        dismissible={!isSaving}
        closesOutside={false}
        title={`Rezervasyon ${shortId(booking.id)}: bilgileri düzeltin`}
        footer={
          <>
            <Button variant="outline" size="sm" disabled={isSaving} onClick={ask}>
              Vazgeç
            </Button>
            <Button type="submit" form={formId} size="sm" pending={isSaving} pendingLabel="Kaydediliyor...">
              Kaydet
            </Button>
          </>
        }
      >
        {corrected && <GuestForm formId={formId} booking={corrected} onSaving={setSaving} onSaved={close} />}
      </Dialog>
    </chakra.div>
  );
}
