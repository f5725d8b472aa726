import { chakra, createOverlay } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

export interface ConfirmQuestion {
  /** A question: 'Bu mesajı silelim mi?' */
  readonly title: string;
  /** What follows from a yes. */
  readonly text: string;
  /** The verb: 'Mesajı Sil'. */
  readonly confirmLabel: string;
  readonly destructive?: boolean;
}

const overlay = createOverlay<ConfirmQuestion, boolean>(function ConfirmDialog(props) {
  const { open = false, onExitComplete, title, text, confirmLabel, destructive = true } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const answer = (isConfirmed: boolean) => {
    overlay.close(CONFIRM_ID, isConfirmed).catch(() => undefined);
  };
  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      onExited={() => onExitComplete?.()}
      width="confirm"
      role="alertdialog"
      title={title}
      initialFocus={cancel}
      footer={
        <>
          <Button variant="outline" ref={cancel} onClick={() => answer(false)}>
            Vazgeç
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted">{text}</chakra.p>
    </Dialog>
  );
});

const CONFIRM_ID = 'confirm';

/** Asks and waits: `if (await confirm({ … })) remove()`. Needs a `<ConfirmViewport />` beside the screen that asks. */
export async function confirm(question: ConfirmQuestion): Promise<boolean> {
  return (await overlay.open(CONFIRM_ID, question)) === true;
}

export const ConfirmViewport = overlay.Viewport;
