import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';

interface SettingsBarProps {
  readonly isDirty: boolean;
  readonly hasProblem: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

/** The bar with the save button. It stays visible, and is yellow while there are unsaved changes. */
export function SettingsBar({ isDirty, hasProblem, isSaving, onSave, onUndo }: SettingsBarProps) {
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="0"
      zIndex="2"
      mt="10"
      p="4"
      bg={isDirty ? 'warning.subtle' : 'bg'}
      color={isDirty ? 'warning.fg' : 'fg.muted'}
      borderTopWidth="1px"
      borderRadius={isDirty ? 'md' : undefined}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p role="status" display="flex" alignItems="center" gap="2" fontWeight="600" minH="6">
        {isDirty && <Icon as={TriangleAlert} />}
        {isDirty &&
          (hasProblem
            ? 'Kaydetmeden önce işaretli alanları düzeltin.'
            : 'Kaydedilmemiş değişiklikler var. Kaydedene kadar hiçbiri geçerli olmaz.')}
      </chakra.p>
      <chakra.div display="flex" gap="2" css={{ '& > *': { flex: { base: '1', md: 'initial' } } }}>
        {isDirty && (
          <Button variant="outline" size="sm" disabled={isSaving} onClick={onUndo}>
            Geri Al
          </Button>
        )}
        <Button
          size="sm"
          disabled={!isDirty || hasProblem}
          pending={isSaving}
          pendingLabel="Kaydediliyor..."
          onClick={onSave}
        >
          Kaydet
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
