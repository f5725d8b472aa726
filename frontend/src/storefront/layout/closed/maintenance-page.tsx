import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { SectionDrawing } from '../../../ui/section-drawing.js';
import { StudioLogo } from '../../../ui/studio-logo.js';
import { StudioPhone } from '../../../ui/studio-phone.js';

/** Replaces every page of the shop during maintenance. Cart and session are kept. */
export function MaintenancePage() {
  useDocumentTitle('Bakım');
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const ask = async () => {
    setAsking(true);
    await utils.site.status.invalidate();
    setAsking(false);
    setAsked(true);
  };
  return (
    <chakra.main display="grid" placeItems="center" minH="100dvh" px="gutter" py="12">
      <meta name="robots" content="noindex" />
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3">
        <StudioLogo size={44} markOnly />
        <SectionDrawing shape="vase" size="220px" />
        <chakra.h1 textStyle="h1">Site Bakım Modunda</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxW="34em">
          Rafları yeniden diziyoruz. Kısa süre sonra buradayız; siparişleriniz ve biletleriniz güvende.
        </chakra.p>
        <chakra.p color="fg.muted">
          Acil bir şey için: <StudioPhone />
        </chakra.p>
        <chakra.div mt="3">
          <Button
            variant="outline"
            icon={<Icon as={RefreshCw} />}
            pending={isAsking}
            pendingLabel="Deneniyor..."
            onClick={() => void ask()}
          >
            Yeniden Deneyin
          </Button>
        </chakra.div>
        <chakra.p role="status" textStyle="sm" color="fg.muted" minH="1.45em">
          {wasAsked && !isAsking && 'Bakım sürüyor. Açılınca bu sayfa kendiliğinden yenilenir.'}
        </chakra.p>
      </chakra.div>
    </chakra.main>
  );
}
