import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LegalSection } from '@contract/orders/legal-document.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { ErrorState } from './error-state.js';
import { LegalText } from './legal-text.js';
import { Skeleton } from './skeleton.js';
import { VisuallyHidden } from './visually-hidden.js';

interface ReadableText {
  readonly title: string;
  readonly version?: string;
  readonly sections: readonly LegalSection[];
}

interface LegalDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Undefined while the text is on its way. */
  readonly text: ReadableText | undefined;
  /** Set when the text could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** What the reader should know before the text. */
  readonly note?: ReactNode;
}

/** A contract or policy to read; it changes nothing and asks for nothing. */
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
        {text !== undefined && <LegalText sections={text.sections} version={text.version} />}
        {text === undefined && onRetry !== undefined && (
          <ErrorState
            title="Metni yükleyemedik"
            text="Yazdıklarınız olduğu gibi duruyor."
            onRetry={onRetry}
          />
        )}
        {text === undefined && onRetry === undefined && <TextSkeleton />}
      </chakra.div>
    </Dialog>
  );
}

function TextSkeleton() {
  return (
    <chakra.div display="grid" gap="3" minH="320px" alignContent="start">
      <VisuallyHidden role="status">Metin yükleniyor</VisuallyHidden>
      {['62%', '100%', '96%', '88%', '100%', '54%'].map((width, index) => (
        <Skeleton key={index} h="4" w={width} />
      ))}
    </chakra.div>
  );
}
