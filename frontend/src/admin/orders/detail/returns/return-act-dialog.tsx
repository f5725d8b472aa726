import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ReturnView } from '@contract/returns/returns.views.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';

export interface ReturnDialogProps {
  readonly shown: ReturnView;
  readonly onClose: () => void;
}

interface ReturnActDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  /** Something is still missing. */
  readonly isBlocked?: boolean;
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before an act on a return. */
export function ReturnActDialog(props: ReturnActDialogProps) {
  const { title, confirmLabel, isPending, isBlocked = false, isDanger = false, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isPending}
      closesOutside={false}
      title={title}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            size="sm"
            disabled={isBlocked}
            pending={isPending}
            pendingLabel="Kaydediliyor..."
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        {props.children}
      </chakra.div>
    </Dialog>
  );
}
