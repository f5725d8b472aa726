import { chakra } from '@chakra-ui/react';
import { ClipboardList, Files, type LucideIcon, MapPin, Package } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { type OrderPaper, orderPaperAddress } from '../lib/print-address.js';

interface PrintOrdersDialogProps {
  readonly orderIds: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

const PAPERS: readonly { readonly paper: OrderPaper; readonly label: string; readonly icon: LucideIcon }[] = [
  { paper: 'parcelPapers', label: 'Fiş ve Etiketler (A4)', icon: Files },
  { paper: 'slips', label: 'Paket Fişi', icon: Package },
  { paper: 'addressLabels', label: 'Adres Etiketi (A6)', icon: MapPin },
  { paper: 'pickingList', label: 'Toplama Listesi', icon: ClipboardList },
];

/** Offers the papers of one or several orders. Each opens in a tab of its own, so that the list stays as it is. */
export function PrintOrdersDialog({ orderIds, open, onClose }: PrintOrdersDialogProps) {
  const [withPrices, setWithPrices] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} width="confirm" title={`${orderIds.length} siparişi yazdırın`}>
      <chakra.p color="fg.muted" mb="4">
        Seçtiğiniz kâğıt yeni sekmede açılır ve yazıcıya gider. PDF olarak da oradan indirebilirsiniz.
      </chakra.p>
      <chakra.div display="grid" gap="3">
        {PAPERS.map(({ paper, label, icon }) => (
          <ButtonLink
            key={paper}
            variant="outline"
            icon={<Icon as={icon} />}
            to={orderPaperAddress(paper, { orderIds, withPrices })}
            target="_blank"
          >
            {label}
          </ButtonLink>
        ))}
      </chakra.div>
      <CheckboxField
        label="Paket fişine fiyatları da yaz"
        help="Hediye gönderilecekse boş bırakın."
        checked={withPrices}
        onChange={({ target }) => setWithPrices(target.checked)}
      />
    </Dialog>
  );
}
