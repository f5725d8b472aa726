import '../../../lib/forms/class-metadata.js';
import { useMay } from '../../lib/use-may.js';
import { useTab } from '../../lib/use-tab.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { CarriersTab } from './carriers/carriers-tab.js';
import { FeaturesTab } from './features/features-tab.js';
import { InvoicingTab } from './invoicing/invoicing-tab.js';
import { NoticesTab } from './notices/notices-tab.js';
import { OrderRulesTab } from './orders/order-rules-tab.js';
import { PoliciesTab } from './policies/policies-tab.js';
import { ReturnsTab } from './returns/returns-tab.js';
import { ShippingTab } from './shipping/shipping-tab.js';
import { VatTab } from './vat/vat-tab.js';

const TABS = [
  'bolumler',
  'siparis',
  'workshop',
  'kdv',
  'fatura',
  'kargo',
  'iade',
  'kargo-firmalari',
  'bildirimler',
] as const;
const LABELS = {
  bolumler: 'Bölümler',
  siparis: 'Sipariş',
  workshop: 'Workshop',
  kdv: 'KDV',
  fatura: 'Fatura',
  kargo: 'Kargo',
  iade: 'İade',
  'kargo-firmalari': 'Kargo Firmaları',
  bildirimler: 'Bildirimler',
};
const CONTENT = {
  bolumler: FeaturesTab,
  siparis: OrderRulesTab,
  workshop: PoliciesTab,
  kdv: VatTab,
  fatura: InvoicingTab,
  kargo: ShippingTab,
  iade: ReturnsTab,
  'kargo-firmalari': CarriersTab,
  bildirimler: NoticesTab,
};

/** What an admin sees who looks after the parcels alone. */
const PARCEL_TABS = ['kargo-firmalari'] as const;

/** Where the studio says how its shop works. */
export function RulesPage() {
  const shown: typeof TABS | typeof PARCEL_TABS = useMay('settings.read') ? TABS : PARCEL_TABS;
  const { current, hrefOf } = useTab<(typeof TABS)[number]>('sekme', shown);
  const Content = CONTENT[current];
  return (
    <>
      <SectionHead
        title="Dükkân Kuralları"
        lead="Dükkânınızın nasıl işlediği. Değişiklikler sitede hemen geçerli olur; verilmiş siparişler verildikleri günkü kurallarla kalır."
      />
      <Tabs
        label="Dükkân kuralları"
        current={current}
        tabs={shown.map((tab) => ({ key: tab, label: LABELS[tab], href: hrefOf(tab) }))}
      />
      <Content />
    </>
  );
}
