import { chakra } from '@chakra-ui/react';
import { ClipboardList, Copy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EtbisRow } from '@contract/opening/etbis-sheet.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { toast } from '../../ui/toast.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { OPENING_LINKS } from '../lib/opening-screens.js';

/** Opens all that ETBİS, the register of online shops, asks for. */
export function EtbisSheetButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" icon={<Icon as={ClipboardList} />} onClick={() => setOpen(true)}>
        ETBİS Bilgileri
      </Button>
      {isOpen && <EtbisSheetDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function EtbisSheetDialog({ onClose }: { readonly onClose: () => void }) {
  const sheet = trpc.admin.opening.etbisSheet.useQuery();
  return (
    <Dialog open onClose={onClose} width="coupon" title="ETBİS bilgileri">
      <chakra.p color="fg.muted" mb="4">
        Dükkânınızı e-Devlet’ten ETBİS’e kaydederken sorulanlar, ayarlarınızdan derlendi. Satır satır
        kopyalayın.
      </chakra.p>
      {sheet.isLoadingError && (
        <ErrorState
          title="ETBİS bilgileri yüklenemedi."
          retrying={sheet.isFetching}
          onRetry={() => void sheet.refetch()}
        />
      )}
      {sheet.isPending && (
        <>
          <VisuallyHidden role="status">ETBİS bilgileri yükleniyor</VisuallyHidden>
          <Skeleton h="360px" />
        </>
      )}
      {sheet.data && (
        <dl>
          {sheet.data.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </dl>
      )}
    </Dialog>
  );
}

function Row({ row: { label, value, screen, isOptional } }: { readonly row: EtbisRow }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" py="2" minH="14" borderTopWidth="1px">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.dt textStyle="sm" color="fg.subtle">
          {label}
        </chakra.dt>
        <dd>{value === '' ? <Missing screen={screen} isOptional={isOptional} label={label} /> : value}</dd>
      </chakra.div>
      {value !== '' && (
        <IconButton aria-label={`Kopyala: ${label}`} title="Kopyala" onClick={() => void copy(value)}>
          <Icon as={Copy} />
        </IconButton>
      )}
    </chakra.div>
  );
}

function Missing({ label, screen, isOptional }: Pick<EtbisRow, 'label' | 'screen' | 'isOptional'>) {
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      {screen === null ? (
        'Bunu dükkân bilemez; ETBİS’e siz yazın.'
      ) : (
        <>
          <Badge tone={isOptional ? 'neutral' : 'warning'}>{isOptional ? 'Gerekmeyebilir' : 'Eksik'}</Badge>
          <chakra.span textDecoration="underline" display="inline-flex" alignItems="center" minH="target">
            <Link to={OPENING_LINKS[screen].to} aria-label={`${label}: ${OPENING_LINKS[screen].label}`}>
              {OPENING_LINKS[screen].label}
            </Link>
          </chakra.span>
        </>
      )}
    </chakra.span>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ text: 'Kopyalandı.' });
  } catch {
    toast.error({ text: 'Kopyalanamadı. Metni seçip elle kopyalayın.' });
  }
}
