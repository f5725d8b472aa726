import { chakra } from '@chakra-ui/react';
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useState } from 'react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { mayLeave, useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { counterOf, isChanged, problemOf } from './content-values.js';
import { TYPE_NAMES } from './content.texts.js';
import { useSaveContent } from './use-save-content.js';
import { ValueField } from './value-field.js';

interface ContentEditorProps {
  /** The item when it was opened. */
  readonly item: AdminContentItem;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnd: () => void;
}

export function ContentEditor({ item, value, onChange, onEnd }: ContentEditorProps) {
  const problem = problemOf(item, value);
  const hasChanged = isChanged(item, value);
  const [wasLeft, setLeft] = useState(false);
  const saving = useSaveContent(item, {
    done: 'İçerik güncellendi; sitede görünüyor.',
    onSaved: onEnd,
    onTakeTheirs: onEnd,
  });
  useLeaveWarning(hasChanged && !saving.isSaving, `‘${item.label}’ için yazdıklarınız kaydedilmedi.`);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setLeft(true);
    if (hasChanged && problem === undefined) void saving.save(value);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  const closeByEscape = (event: KeyboardEvent<HTMLFormElement>) => {
    // Dialogs opened from here are elsewhere in the document and handle Escape themselves.
    const isOurs = event.key === 'Escape' && event.currentTarget.contains(event.target as Node);
    if (!isOurs || event.defaultPrevented || saving.isSaving) return;
    event.preventDefault();
    void mayLeave().then((may) => may && onEnd());
  };
  return (
    <chakra.form noValidate onSubmit={submit} onKeyDown={closeByEscape} position="relative">
      <div onBlur={leave}>
        <ValueField
          item={item}
          value={value}
          error={hasChanged && wasLeft ? problem : undefined}
          onChange={onChange}
        />
      </div>
      <chakra.span
        position="absolute"
        top="0"
        right="0"
        textStyle="note"
        fontVariantNumeric="tabular-nums"
        color={problem === undefined ? 'fg.subtle' : 'fg.error'}
      >
        {counterOf(item, value)}
      </chakra.span>
      {item.help !== '' && (
        <chakra.p mt="2" textStyle="sm" color="fg.subtle">
          {item.help}
        </chakra.p>
      )}
      {value.trim() === '' && item.builtIn !== '' && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          Boş kaydederseniz sitenin hazır metni görünür.
        </chakra.p>
      )}
      <chakra.div
        mt="2.5"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        gap="3"
      >
        <chakra.details textStyle="sm" color="fg.subtle" overflowWrap="anywhere">
          <chakra.summary minH="target" alignContent="center" cursor="pointer">
            Teknik ayrıntı
          </chakra.summary>
          {item.section} · {item.key} · {TYPE_NAMES[item.type]}
        </chakra.details>
        <chakra.span display="flex" gap="2" ms="auto">
          <Button variant="ghost" size="sm" disabled={saving.isSaving} onClick={onEnd}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            size="sm"
            disabled={!hasChanged || problem !== undefined}
            pending={saving.isSaving}
            pendingLabel="Kaydediliyor..."
          >
            Kaydet
          </Button>
        </chakra.span>
      </chakra.div>
      {saving.conflict && <ConflictDialog {...saving.conflict} />}
    </chakra.form>
  );
}
