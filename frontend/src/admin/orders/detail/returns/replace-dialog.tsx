import { chakra } from '@chakra-ui/react';
import { describePieces } from '@contract/shipping/parcel.views.js';
import { ReturnActDialog, type ReturnDialogProps } from './return-act-dialog.js';
import { useReturnChanges } from './use-return-changes.js';

/** Sends new pieces for those that arrived broken. */
export function ReplaceDialog({ shown: { id, pieces }, onClose }: ReturnDialogProps) {
  const { replace, isPending } = useReturnChanges(onClose);
  return (
    <ReturnActDialog
      title="Yenisini gönderelim mi?"
      confirmLabel="Yenisini Gönder"
      isPending={isPending}
      onConfirm={() => replace({ id })}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        {describePieces(pieces)} raftan düşülür ve alıcıya yenisinin geleceğini yazarız. Paketi siparişin
        adresine siz gönderirsiniz.
      </chakra.p>
    </ReturnActDialog>
  );
}
