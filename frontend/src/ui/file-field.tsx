import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from './button.js';
import { describeField, FieldFrame, type FieldTexts, useFieldIds } from './field-frame.js';
import { Icon } from './icon.js';

interface FileFieldProps extends FieldTexts {
  readonly label: string;
  readonly name: string;
  /** As the attribute of the input. */
  readonly accept: string;
  readonly pending?: boolean;
  readonly onFile?: (file: File) => void;
}

/**
 * Takes one file. The browser's own control speaks the browser's language, so ours opens its dialog and names what was
 * chosen; the form still sends the file by its name.
 */
export function FileField({ name, accept, pending = false, onFile, ...texts }: FileFieldProps) {
  const ids = useFieldIds(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setChosen(file?.name ?? '');
    if (file) onFile?.(file);
  };
  const chosenId = `${ids.control}-chosen`;
  const { 'aria-describedby': described, 'aria-invalid': invalid } = describeField(ids, texts);
  return (
    <FieldFrame ids={ids} {...texts}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="target">
        <input ref={input} id={ids.control} type="file" hidden name={name} accept={accept} onChange={take} />
        <Button
          variant="outline"
          size="sm"
          icon={<Icon as={Upload} size="sm" />}
          pending={pending}
          pendingLabel="Yükleniyor..."
          aria-label={`${texts.label}: dosya seçin`}
          aria-describedby={[chosenId, described].filter(Boolean).join(' ')}
          data-invalid={invalid ? '' : undefined}
          onClick={() => input.current?.click()}
        >
          Dosya Seç
        </Button>
        <chakra.span id={chosenId} textStyle="sm" color="fg.muted" overflowWrap="anywhere" aria-live="polite">
          {chosen === '' ? 'Dosya seçilmedi' : chosen}
        </chakra.span>
      </chakra.div>
    </FieldFrame>
  );
}
