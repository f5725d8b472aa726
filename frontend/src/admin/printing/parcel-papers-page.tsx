import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { AddressLabels } from '@contract/printing/printing.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Label } from './address-label.js';
import { useIdsInAddress } from './ids-in-address.js';
import { Slip } from './packing-slip.js';
import { WholeSheet } from './paper.js';
import { PrintPage } from './print-page.js';
import { usePrintQuery } from './use-print-query.js';

/** A6 is a quarter of A4. */
const LABELS_OF_SHEET = 4;

/** All that a parcel needs, in one go and on one size of paper: first the slips, then four labels on each sheet. */
export function ParcelPapersPage() {
  const { client } = trpc.useUtils();
  const orderIds = useIdsInAddress('siparis');
  const query = usePrintQuery('parcelPapers', { orderIds }, async () => {
    const [slips, { labels }] = await Promise.all([
      client.admin.printing.slips.mutate({ orderIds, withPrices: false }),
      client.admin.printing.addressLabels.mutate({ orderIds }),
    ]);
    return { ...slips, labels };
  });
  const { data } = query;
  return (
    <PrintPage
      title="Paket fişleri ve etiketler"
      paper={{ size: 'A4', margin: '12mm' }}
      query={query}
      nothing={data?.slips.length === 0 ? 'Bu siparişlerde paketlenecek parça yok.' : null}
    >
      {/* The margins of labels are their own. */}
      <Global styles={{ '@page labels': { margin: 0 } }} />
      {data?.slips.map((slip) => (
        <Slip key={slip.orderId} slip={slip} studio={data.studio} />
      ))}
      {data &&
        sheetsOf(data.labels).map((labels) => (
          <LabelSheet key={labels[0]?.orderId} labels={labels} studio={data.studio} />
        ))}
    </PrintPage>
  );
}

function sheetsOf(labels: AddressLabels['labels']): AddressLabels['labels'][] {
  return Array.from({ length: Math.ceil(labels.length / LABELS_OF_SHEET) }, (_, index) =>
    labels.slice(index * LABELS_OF_SHEET, (index + 1) * LABELS_OF_SHEET),
  );
}

function LabelSheet({ labels, studio }: Pick<AddressLabels, 'labels' | 'studio'>) {
  return (
    <WholeSheet aria-label="Adres etiketleri" width="210mm" height="296mm" css={{ page: 'labels' }}>
      <chakra.div display="grid" gridTemplateColumns="105mm 105mm" gridAutoRows="148mm">
        {labels.map((label) => (
          <Label key={label.orderId} label={label} studio={studio} isPart />
        ))}
      </chakra.div>
      <Cut left="50%" top="0" height="full" borderLeftWidth="1px" />
      <Cut top="50%" left="0" width="full" borderTopWidth="1px" />
    </WholeSheet>
  );
}

/** Where the sheet is cut. */
const Cut = chakra('div', { base: { position: 'absolute', borderStyle: 'dashed', borderColor: '#b8aca0' } });
