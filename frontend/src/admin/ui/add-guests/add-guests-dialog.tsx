import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { freeSeats } from '../../lib/session-seats.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { AddGuestsFields } from './add-guests-fields.js';
import { LinkToSend } from './link-to-send.js';
import { useAddGuests } from './use-add-guests.js';

interface AddGuestsDialogProps {
  readonly session: AdminSessionRow;
  /** Opened for somebody who stands at the door. */
  readonly isAtDoor?: boolean;
  readonly onClose: () => void;
}

const FORM_ID = 'kisi-ekle';
const UNSENT = 'Yazdığınız kişi henüz eklenmedi.';

/** Writes down people who called or came to the studio. The name comes first, and Enter saves. */
export function AddGuestsDialog({ session, isAtDoor = false, onClose }: AddGuestsDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const { form, isPending, send, unsent } = useAddGuests(session, { isAtDoor, onAdded: onClose });
  const close = useGuardedClose(form.formState.isDirty && unsent === null, UNSENT, onClose);
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isPending}
      closesOutside={false}
      initialFocus={name}
      title={unsent === null ? 'Kişi ekleyin' : 'Ödeme bağlantısını gönderin'}
      footer={
        unsent === null ? (
          <>
            <Button variant="outline" size="sm" disabled={isPending} onClick={close}>
              Vazgeç
            </Button>
            <Button type="submit" form={FORM_ID} size="sm" pending={isPending} pendingLabel="Ekleniyor...">
              Ekle
            </Button>
          </>
        ) : (
          <Button variant="outline" size="sm" onClick={onClose}>
            Tamam
          </Button>
        )
      }
    >
      {unsent === null ? (
        <>
          <chakra.p mb="4" color="fg.muted">
            {session.title}, {formatSession(session)} · {freeSeats(session)} boş yer
            {session.isForChildren && ' · Çocuk atölyesi'}
          </chakra.p>
          <FormProvider {...form}>
            <chakra.form
              id={FORM_ID}
              noValidate
              display="grid"
              gap="4"
              onSubmit={(event) => void send(event)}
            >
              <AddGuestsFields session={session} name={name} />
            </chakra.form>
          </FormProvider>
        </>
      ) : (
        <LinkToSend {...unsent} />
      )}
    </Dialog>
  );
}
