import { chakra } from '@chakra-ui/react';
import { CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';

interface SaveBarProps {
  readonly listPath: string;
  readonly label: string;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Shown instead of the note about unsaved changes, such as when the form was last stored by itself. */
  readonly note?: string | null;
  /** Something that must finish first, such as an upload. */
  readonly underWay?: { readonly text: string; readonly pendingLabel: string } | false;
  /** Further buttons. On phones they replace the link back, which is above the form. */
  readonly more?: ReactNode;
}

/** Stays visible while the form scrolls. */
export function SaveBar({ listPath, label, isDirty, isSaving, note, underWay = false, more }: SaveBarProps) {
  const text = underWay ? underWay.text : (note ?? (isDirty && 'Kaydedilmemiş değişiklikler var'));
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="0"
      zIndex="2"
      mt="8"
      py="4"
      bg="bg"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p
        aria-live="polite"
        display="flex"
        alignItems="center"
        gap="2"
        color="fg.muted"
        textStyle="note"
        minH={{ md: '6' }}
      >
        {text !== false && <Icon as={CircleDot} size="sm" />}
        {text}
      </chakra.p>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        w={{ base: 'full', md: 'auto' }}
        css={{ '& > *': { flexGrow: 1 } }}
      >
        <chakra.span display={{ base: more === undefined ? 'inline-flex' : 'none', md: 'inline-flex' }}>
          <ButtonLink variant="outline" block to={listPath}>
            Vazgeç
          </ButtonLink>
        </chakra.span>
        {more}
        <Button
          type="submit"
          pending={isSaving || underWay !== false}
          pendingLabel={underWay ? underWay.pendingLabel : 'Kaydediliyor...'}
        >
          {label}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
