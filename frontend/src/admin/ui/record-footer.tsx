import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.js';

interface RecordFooterProps {
  readonly cancelLabel: string;
  /** Left out where there is nothing to call off any more. */
  readonly onCancel?: (() => void) | undefined;
  /** The step that comes next, in one press; left out where there is none or another is being chosen. */
  readonly quick?:
    { readonly label: string; readonly pendingLabel: string; readonly onPress: () => void } | undefined;
  /** Another status is chosen and not saved yet. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSave: () => void;
}

/** What can be done with a record that has a status. */
export function RecordFooter(props: RecordFooterProps) {
  const { cancelLabel, onCancel, quick, isDirty, isPending, onClose, onSave } = props;
  return (
    <>
      {onCancel && (
        <Button variant="dangerOutline" size="sm" disabled={isPending} onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button variant="outline" size="sm" onClick={onClose}>
        Kapat
      </Button>
      {quick ? (
        <Button size="sm" pending={isPending} pendingLabel={quick.pendingLabel} onClick={quick.onPress}>
          {quick.label}
        </Button>
      ) : (
        <Button
          size="sm"
          disabled={!isDirty}
          pending={isPending}
          pendingLabel="Kaydediliyor..."
          onClick={onSave}
        >
          Durumu Kaydet
        </Button>
      )}
    </>
  );
}
