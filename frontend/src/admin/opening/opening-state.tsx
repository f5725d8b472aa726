import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import type { Readiness } from '@contract/opening/readiness.views.js';
import { DoorOpen, Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useOpenShop } from './use-open-shop.js';

/** Whether visitors are let in, with the button that lets them. */
export function OpeningState({ readiness }: { readonly readiness: Readiness }) {
  const { openedAt } = readiness;
  if (openedAt === null) return <Closed readiness={readiness} />;
  return (
    <Note tone="success">
      <strong>Dükkânınız açık</strong> ({formatDateTime(openedAt)} tarihinden beri). Bir süre kapatmak
      isterseniz{' '}
      <chakra.span textDecoration="underline" textUnderlineOffset="3px">
        <Link to={adminPaths.security}>bakım modunu</Link>
      </chakra.span>{' '}
      kullanın.
    </Note>
  );
}

function Closed({ readiness }: { readonly readiness: Readiness }) {
  const { open, isOpening } = useOpenShop(readiness);
  const missing = readiness.checks.filter(({ state }) => state === 'missing').length;
  return (
    <Note tone="warning">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.p flex="1 1 280px">
          <strong>Dükkânınız henüz kapalı.</strong> Ziyaretçiler ‘Yakında’ sayfasını görüyor;{' '}
          {missing === 0 ? 'açmanız için hiçbir eksik kalmadı.' : `açmadan önce ${missing} eksik var.`}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <ButtonAnchor href="/" variant="outline" size="sm" icon={<Icon as={Eye} />}>
            Dükkâna Bakın
          </ButtonAnchor>
          <Button
            size="sm"
            icon={<Icon as={DoorOpen} />}
            pending={isOpening}
            pendingLabel="Açılıyor..."
            onClick={() => void open()}
          >
            Dükkânı Aç
          </Button>
        </chakra.div>
      </chakra.div>
    </Note>
  );
}
