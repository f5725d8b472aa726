import { chakra } from '@chakra-ui/react';
import { type ComponentType, lazy, type Ref, useId } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.js';
import { FieldError } from '../../../ui/field-frame.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import type { PickedPicture } from './picked-picture.js';
import type { RichTextEditorProps } from './rich-text-editor.js';
import type { RichTextHandle } from './rich-text-handle.js';

const PageEditor = lazy(async () => ({ default: (await import('./rich-text-editor.js')).RichTextEditor }));

interface RichTextFieldProps {
  readonly label: string;
  /** HTML; '' when empty. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Lets the admin choose a picture; resolves to null when cancelled. */
  readonly onPickImage?: () => Promise<PickedPicture | null>;
  readonly error?: string | undefined;
  /** The editor of another kind of text than a page's. */
  readonly editor?: ComponentType<RichTextEditorProps>;
  readonly handle?: Ref<RichTextHandle>;
}

/** A formatted text, limited to what the server accepts. The editor is loaded when the first one is shown. */
export function RichTextField({ label, error, editor: Editor = PageEditor, ...rest }: RichTextFieldProps) {
  const id = useId();
  const ids = { label: `${id}-label`, error: `${id}-error` };
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.span id={ids.label} textStyle="label">
        {label}
      </chakra.span>
      <LazyBoundary fallback={<Loading />}>
        <Editor {...rest} labelId={ids.label} errorId={error ? ids.error : undefined} />
      </LazyBoundary>
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
