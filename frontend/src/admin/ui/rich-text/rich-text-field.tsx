import { chakra } from '@chakra-ui/react';
import { lazy, type Ref, useId } from 'react';
import { Beside } from '../../../ui/beside.js';
import { FieldError } from '../../../ui/field-frame.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import type { WrittenFor } from './extensions.js';
import type { PickedPicture } from './picked-picture.js';
import type { RichTextHandle } from './rich-text-handle.js';

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.js')).RichTextEditor }));

interface RichTextFieldProps {
  readonly label: string;
  /** HTML; '' for nothing written. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Lets somebody choose a picture of the shop's; null when they thought better of it. */
  readonly onPickImage?: () => Promise<PickedPicture | null>;
  readonly error?: string | undefined;
  /** A page's text unless said otherwise. */
  readonly writtenFor?: WrittenFor;
  readonly handle?: Ref<RichTextHandle>;
}

/** A formatted text, within what the server keeps of one. Its editor is fetched when the first one is shown. */
export function RichTextField({ label, error, ...rest }: RichTextFieldProps) {
  const id = useId();
  const ids = { label: `${id}-label`, error: `${id}-error` };
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.span id={ids.label} textStyle="label">
        {label}
      </chakra.span>
      <Beside instead={<Loading />}>
        <Editor {...rest} labelId={ids.label} errorId={error ? ids.error : undefined} />
      </Beside>
      <FieldError id={ids.error} error={error} />
    </chakra.div>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Metin düzenleyici yükleniyor</VisuallyHidden>
      <Skeleton h="372px" />
    </>
  );
}
