import { chakra, createOverlay } from '@chakra-ui/react';
import { type RefObject, useContext, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { HiddenPage } from './hidden-page.js';

export interface ConfirmQuestion {
  /** The question: 'Bu mesajı silelim mi?' */
  readonly title: string;
  /** Explains the consequence of confirming. */
  readonly text: string;
  /** The verb of the button: 'Mesajı Sil'. */
  readonly confirmLabel: string;
  /** Replaces 'Vazgeç' when that word would be ambiguous. */
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  /** Gets the focus after confirming, when the button that opened the dialog disappears. */
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
  const isPageHidden = useContext(HiddenPage);
  // A question asked while the page is hidden, as by Back, is shown at once; an earlier one is hidden with
  // the page.
  const [wasAskedWhileHidden] = useState(isPageHidden);
  const answer = (isConfirmed: boolean) => {
    wasConfirmed.current = isConfirmed;
    overlay.close(CONFIRM_ID, isConfirmed).catch(() => undefined);
  };
  return (
    <HiddenPage value={isPageHidden && !wasAskedWhileHidden}>
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
    </HiddenPage>
  );
});

const CONFIRM_ID = 'confirm';

/** Asks and waits: `if (await confirm({ … })) remove()`. The screen needs a `<ConfirmViewport />`. */
export async function confirm(question: ConfirmQuestion): Promise<boolean> {
  return (await overlay.open(CONFIRM_ID, question)) === true;
}

/**
 * Several screens may render a viewport at once. Only the first one shows the dialog, because there would be two
 * otherwise.
 */
export function ConfirmViewport() {
  const id = useId();
  const drawing = useSyncExternalStore(viewports.subscribe, viewports.first, () => null);
  useEffect(() => viewports.add(id), [id]);
  return drawing === id ? <overlay.Viewport /> : null;
}

const viewports = {
  mounted: new Set<string>(),
  listeners: new Set<() => void>(),
  first: () => viewports.mounted.values().next().value ?? null,
  subscribe: (listener: () => void) => {
    viewports.listeners.add(listener);
    return () => viewports.listeners.delete(listener);
  },
  add: (id: string) => {
    viewports.mounted.add(id);
    viewports.tell();
    return () => {
      viewports.mounted.delete(id);
      viewports.tell();
    };
  },
  tell: () => viewports.listeners.forEach((listener) => listener()),
};
