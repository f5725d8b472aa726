import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { LoadError } from '../ui/load-error.js';
import { RetentionForm } from './retention-form.js';
import { useRetention } from './use-retention.js';

const NOT_LOADED = 'Saklama süreleri yüklenemedi';
const FORM_ID = 'log-retention';

interface RetentionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog that sets for how many days the log keeps each kind of entry. */
export function RetentionDialog({ open, onClose }: RetentionDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const end = () => {
    setDirty(false);
    onClose();
  };
  const { days, isSaving, save, conflict } = useRetention({ isOpen: open, onSaved: end });
  const close = useGuardedClose(open && isDirty, 'Saklama sürelerini kaydetmediniz.', end);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Saklama Süreleri"
      footer={
        <Button
          size="sm"
          type="submit"
          form={FORM_ID}
          disabled={!isDirty}
          pending={isSaving}
          pendingLabel="Kaydediliyor..."
        >
          Kaydet
        </Button>
      }
    >
      <chakra.p mb="4" color="fg.muted">
        Süresi dolan kayıtlar kendiliğinden silinir. Gün olarak yazın; en uzun süreleri gizlilik politikanız
        belirler.
      </chakra.p>
      {days.data && (
        <RetentionForm
          key={days.data.version}
          id={FORM_ID}
          days={days.data}
          onDirty={() => setDirty(true)}
          onSave={save}
        />
      )}
      {days.isPending && <Skeleton h="280px" />}
      {days.isLoadingError && (
        <LoadError query={days} what={NOT_LOADED} titleAs="h3" text="Süreler olduğu gibi duruyor." />
      )}
      {conflict && (
        <ConflictDialog
          {...conflict}
          onTakeTheirs={() => {
            conflict.onTakeTheirs();
            setDirty(false);
          }}
        />
      )}
    </Dialog>
  );
}
