import { chakra } from '@chakra-ui/react';
import { CircleDot } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isUploading: boolean;
  readonly isSaving: boolean;
}

/** Stays in sight while the form scrolls. */
export function SaveBar({ isDirty, isUploading, isSaving }: SaveBarProps) {
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
        minH="6"
      >
        {(isUploading || isDirty) && <Icon as={CircleDot} size="sm" />}
        {isUploading ? 'Resimler yükleniyor…' : isDirty && 'Kaydedilmemiş değişiklikler var'}
      </chakra.p>
      <chakra.div display="flex" gap="2" css={{ '& > *': { flex: { base: '1', md: 'initial' } } }}>
        <ButtonLink variant="outline" to={adminPaths.products}>
          Vazgeç
        </ButtonLink>
        <Button
          type="submit"
          pending={isSaving || isUploading}
          pendingLabel={isUploading ? 'Resim yükleniyor...' : 'Kaydediliyor...'}
        >
          Ürünü Kaydet
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
