import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { ErrorState } from './error-state.js';
import { LegalText, type ReadableText } from './legal-text.js';
import { LegalTextSkeleton } from './legal-text-skeleton.js';

interface LegalDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Undefined while the text is loading. */
  readonly text: (ReadableText & { readonly title: string }) | undefined;
  /** Set when the text could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** A note above the text. */
  readonly note?: ReactNode;
}

/** Shows a contract or policy for reading only. */
export function LegalDialog({ open, onClose, title, text, onRetry, note }: LegalDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="coupon"
      title={text?.title ?? title}
      footer={
        <Button variant="outline" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <chakra.div display="grid" gap="6" pt="1">
        {note}
        {text !== undefined && <LegalText text={text} />}
        {text === undefined && onRetry !== undefined && (
          <ErrorState
            title="Metni yükleyemedik"
            text="Yazdıklarınız olduğu gibi duruyor."
            onRetry={onRetry}
          />
        )}
        {text === undefined && onRetry === undefined && <LegalTextSkeleton />}
      </chakra.div>
    </Dialog>
  );
}
