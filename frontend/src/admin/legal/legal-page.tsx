import '../../lib/forms/class-metadata.js';
import type { LegalDocumentKind } from '@contract/orders/legal-document.js';
import { LEGAL_TEXT_TITLES } from '@contract/legal/legal-text.js';
import { trpc } from '../../lib/server/trpc.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { useTab } from '../lib/use-tab.js';
import { LoadError } from '../ui/load-error.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { LegalEditor } from './legal-editor.js';
import { NOT_LOADED } from './legal.texts.js';

const TABS = ['on-bilgi', 'sozlesme'] as const;
const KINDS: Readonly<Record<(typeof TABS)[number], LegalDocumentKind>> = {
  'on-bilgi': 'pre_information',
  sozlesme: 'distance_contract',
};

/** Where the studio writes the texts that its buyers accept. */
export function LegalPage() {
  const { current, hrefOf } = useTab('metin', TABS);
  return (
    <>
      <SectionHead
        title="Sözleşmeler"
        lead="Alıcılarınızın onayladığı metinler. Sitedeki sayfa, ödeme adımı, saklanan belge ve PDF hep buradan okur; verilmiş siparişler kendi metinleriyle kalır."
      />
      <Tabs
        label="Sözleşmeler"
        current={current}
        tabs={TABS.map((tab) => ({ key: tab, label: LEGAL_TEXT_TITLES[KINDS[tab]], href: hrefOf(tab) }))}
      />
      <LegalTextTab key={current} kind={KINDS[current]} />
    </>
  );
}

function LegalTextTab({ kind }: { readonly kind: LegalDocumentKind }) {
  const text = trpc.admin.legal.text.useQuery({ kind });
  if (text.data) return <LegalEditor text={text.data} />;
  if (text.isLoadingError) return <LoadError query={text} what={NOT_LOADED} titleAs="h2" />;
  return (
    <>
      <VisuallyHidden role="status">Metin yükleniyor</VisuallyHidden>
      <Skeleton h="480px" />
    </>
  );
}
