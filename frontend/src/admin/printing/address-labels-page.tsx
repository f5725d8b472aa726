import { trpc } from '../../lib/server/trpc.js';
import { Label } from './address-label.js';
import { useIdsInAddress } from './ids-in-address.js';
import { PdfButton } from '../ui/pdf-button.js';
import { PrintPage } from './print-page.js';
import { usePrintQuery } from './use-print-query.js';

/** The labels that stick to the parcels, one A6 page each. */
export function AddressLabelsPage() {
  const { client } = trpc.useUtils();
  const input = { orderIds: useIdsInAddress('siparis') };
  const query = usePrintQuery('addressLabels', input, () =>
    client.admin.printing.addressLabels.mutate(input),
  );
  return (
    <PrintPage
      title="Adres etiketleri"
      paper={{ size: '105mm 148mm', margin: '0' }}
      query={query}
      actions={
        <PdfButton
          fileName="adres-etiketleri.pdf"
          make={() => client.admin.printing.addressLabelsPdf.mutate(input)}
        />
      }
      nothing={query.data?.labels.length === 0 ? 'Bu siparişlerin gönderileceği bir adres yok.' : null}
    >
      {query.data?.labels.map((label) => (
        <Label key={label.orderId} label={label} studio={query.data.studio} />
      ))}
    </PrintPage>
  );
}
