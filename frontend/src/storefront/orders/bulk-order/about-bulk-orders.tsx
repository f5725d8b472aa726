import { chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { lazy, useState } from 'react';
import type { HomePage } from '@contract/content/home-page.js';
import { LazyBoundary } from '../../../ui/lazy-boundary.js';
import { Icon } from '../../../ui/icon.js';
import { WITHOUT_SCRIPTS } from '../../../ui/without-scripts.js';
import { BulkOrderInformation } from './bulk-order-information.js';
import { BULK_ORDER } from './bulk-order.texts.js';

const BulkOrderDialog = lazy(async () => ({
  default: (await import('./bulk-order-dialog.js')).BulkOrderDialog,
}));

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    color: 'brand.fg',
    fontWeight: '650',
    _hover: { '& > span': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    [WITHOUT_SCRIPTS]: { display: 'none' },
  },
});

/** Opens the details in a pop-up; without scripts they are shown in place. */
export function AboutBulkOrders({ texts }: { readonly texts: HomePage['bulkOrder'] }) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        <Icon as={Info} />
        <span>{BULK_ORDER.about}</span>
      </Opener>
      <noscript>
        <BulkOrderInformation texts={texts} />
      </noscript>
      {dialog !== 'never' && (
        <LazyBoundary>
          <BulkOrderDialog open={dialog === 'open'} onClose={() => setDialog('closed')} texts={texts} />
        </LazyBoundary>
      )}
    </>
  );
}
