import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { RecoveryCodeList } from './recovery-code-list.js';

interface RecoveryCodesDialogProps {
  /** Null while there is nothing to show. */
  readonly codes: readonly string[] | null;
  readonly onClose: () => void;
}

/** Shows new recovery codes. Only its buttons close it, because they are shown once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      title="Kurtarma kodlarınız"
      closesOutside={false}
      footer={<Button onClick={onClose}>Kodları Sakladım</Button>}
    >
      <RecoveryCodeList codes={codes ?? []} />
    </Dialog>
  );
}
