import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.js';
import { ReturnActDialog, type ReturnDialogProps } from './return-act-dialog.js';
import { useReturnChanges } from './use-return-changes.js';

/** Names the carrier and the code of one return, and mails them to the buyer. */
export function ReturnCodeDialog({ shown, onClose }: ReturnDialogProps) {
  const { setCode, isPending } = useReturnChanges(onClose);
  const [carrier, setCarrier] = useState(shown.carrier);
  const [returnCode, setReturnCode] = useState(shown.returnCode);
  const [isSent, setIsSent] = useState(false);
  const noCarrier = carrier.trim() === '';
  const noCode = returnCode.trim() === '';
  const send = () => {
    setIsSent(true);
    if (!noCarrier && !noCode) setCode({ id: shown.id, carrier, returnCode });
  };
  return (
    <ReturnActDialog
      title="İade kodunu yazın"
      confirmLabel="Alıcıya Gönder"
      isPending={isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        Alıcı firmayı ve kodu e-postayla alır, siparişinin sayfasında da görür. Kargosunu siz ödersiniz.
      </chakra.p>
      <TextField
        label="Kargo firması"
        size="sm"
        maxLength={60}
        autoComplete="off"
        error={isSent && noCarrier ? 'Kargo firmasını yazın.' : undefined}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        label="İade kodu"
        size="sm"
        maxLength={100}
        autoComplete="off"
        error={isSent && noCode ? 'İade kodunu yazın.' : undefined}
        value={returnCode}
        onChange={({ target }) => setReturnCode(target.value)}
      />
    </ReturnActDialog>
  );
}
