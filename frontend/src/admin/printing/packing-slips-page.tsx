import { useSearchParams } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.js';
import { useIdsInAddress } from './ids-in-address.js';
import { Slip } from './packing-slip.js';
import { PdfButton } from '../ui/pdf-button.js';
import { PrintPage } from './print-page.js';
import { usePrintQuery } from './use-print-query.js';

/** The papers that lie in the parcels, one order after the other. */
export function PackingSlipsPage() {
  const { client } = trpc.useUtils();
  const [params] = useSearchParams();
  const input = { orderIds: useIdsInAddress('siparis'), withPrices: params.get('fiyat') === '1' };
  const query = usePrintQuery('slips', input, () => client.admin.printing.slips.mutate(input));
  return (
    <PrintPage
      title="Paket fişleri"
      paper={{ size: 'A4', margin: '12mm' }}
      query={query}
      actions={
        <PdfButton fileName="paket-fisleri.pdf" make={() => client.admin.printing.slipsPdf.mutate(input)} />
      }
      nothing={query.data?.slips.length === 0 ? 'Bu siparişlerde paketlenecek parça yok.' : null}
    >
      {query.data?.slips.map((slip) => (
        <Slip key={slip.orderId} slip={slip} studio={query.data.studio} />
      ))}
    </PrintPage>
  );
}
