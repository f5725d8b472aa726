import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LegalSection } from '@contract/orders/legal-document.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
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
  /** Null while the text is on its way. */
  readonly text: ReadableText | null;
  /** What the reader should know before the text. */
  readonly note?: ReactNode;
}

/** A contract or policy to read; it changes nothing and asks for nothing. */
export function LegalDialog({ open, onClose, text, note }: LegalDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="coupon"
      title={text?.title ?? 'Metin hazırlanıyor'}
      footer={
        <Button variant="outline" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <chakra.div display="grid" gap="6" pt="1">
        {note}
        {text === null ? <TextSkeleton /> : <LegalText sections={text.sections} version={text.version} />}
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
