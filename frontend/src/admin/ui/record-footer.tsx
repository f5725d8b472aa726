import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.js';

interface RecordFooterProps {
  readonly cancelLabel: string;
  /** Left out when nothing can be cancelled any more. */
  readonly onCancel?: (() => void) | undefined;
  /** The usual next status; left out when there is none or another one is being chosen. */
  readonly quick?:
    | { readonly label: string; readonly pendingLabel: string; readonly onPress: () => void }
    | undefined;
  /** True when a chosen status has not been saved. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSave: () => void;
}

/** The buttons of a record with a status. */
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
