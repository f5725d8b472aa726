import { chakra, createOverlay } from '@chakra-ui/react';
import { type RefObject, useContext, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { SetAside } from './set-aside.js';

export interface ConfirmQuestion {
  /** A question: 'Bu mesajı silelim mi?' */
  readonly title: string;
  /** What follows from a yes. */
  readonly text: string;
  /** The verb: 'Mesajı Sil'. */
  readonly confirmLabel: string;
  /** Where 'Vazgeç' could mean either. */
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  /** Where the focus goes on a yes that takes away the button that asked. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

const overlay = createOverlay<ConfirmQuestion, boolean>(function ConfirmDialog(props) {
  const {
    open = false,
    onExitComplete,
    title,
    text,
    confirmLabel,
    cancelLabel,
    destructive = true,
    focusAfter,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const wasConfirmed = useRef(false);
  const isAside = useContext(SetAside);
  // What is asked while the page is aside, as by Back, waits for an answer now; what was open before goes with it.
  const [wasAskedAside] = useState(isAside);
  const answer = (isConfirmed: boolean) => {
    wasConfirmed.current = isConfirmed;
    overlay.close(CONFIRM_ID, isConfirmed).catch(() => undefined);
  };
  return (
    <SetAside value={isAside && !wasAskedAside}>
      <Dialog
        open={open}
        onClose={() => answer(false)}
        onExited={() => onExitComplete?.()}
        width="confirm"
        role="alertdialog"
        title={title}
        initialFocus={cancel}
        finalFocus={() => (wasConfirmed.current ? (focusAfter?.current ?? null) : null)}
        footer={
          <>
            <Button variant="outline" ref={cancel} onClick={() => answer(false)}>
              {cancelLabel ?? 'Vazgeç'}
            </Button>
            <Button variant={destructive ? 'danger' : 'primary'} onClick={() => answer(true)}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <chakra.p color="fg.muted">{text}</chakra.p>
      </Dialog>
    </SetAside>
  );
});

const CONFIRM_ID = 'confirm';

/** Asks and waits: `if (await confirm({ … })) remove()`. Needs a `<ConfirmViewport />` beside the screen that asks. */
export async function confirm(question: ConfirmQuestion): Promise<boolean> {
  return (await overlay.open(CONFIRM_ID, question)) === true;
}

/** Several screens may bring their viewport at once; only the one that came first draws, or there were two dialogs. */
export function ConfirmViewport() {
  const id = useId();
  const drawing = useSyncExternalStore(viewports.subscribe, viewports.first, () => null);
  useEffect(() => viewports.add(id), [id]);
  return drawing === id ? <overlay.Viewport /> : null;
}

const viewports = {
  standing: new Set<string>(),
  listeners: new Set<() => void>(),
  first: () => viewports.standing.values().next().value ?? null,
  subscribe: (listener: () => void) => {
    viewports.listeners.add(listener);
    return () => viewports.listeners.delete(listener);
  },
  add: (id: string) => {
    viewports.standing.add(id);
    viewports.tell();
    return () => {
      viewports.standing.delete(id);
      viewports.tell();
    };
  },
  tell: () => viewports.listeners.forEach((listener) => listener()),
};
