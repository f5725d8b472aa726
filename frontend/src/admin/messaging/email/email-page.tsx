import '../../../lib/forms/class-metadata.js';
import { useTab } from '../../lib/use-tab.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { BulkMailTab } from './bulk/bulk-mail-tab.js';
import { MailLogTab } from './log/mail-log-tab.js';
import { SettingsTab } from './settings/settings-tab.js';
import { TemplatesTab } from './templates/templates-tab.js';

const TABS = ['smtp', 'toplu', 'sablonlar', 'kayitlar'] as const;
const LABELS = {
  smtp: 'SMTP Ayarları',
  toplu: 'Toplu E-posta',
  sablonlar: 'Şablonlar',
  kayitlar: 'Kayıtlar',
};
const CONTENT = { smtp: SettingsTab, toplu: BulkMailTab, sablonlar: TemplatesTab, kayitlar: MailLogTab };

/** Specification 3, section 2, 'Email management (four tabs)'. */
export function EmailPage() {
  const { current, hrefOf } = useTab('sekme', TABS);
  const Content = CONTENT[current];
  return (
    <>
      <SectionHead title="E-posta Yönetimi" lead="Dükkânın e-postaları nereden çıkar, ne der, kime ulaşır." />
      <Tabs
        label="E-posta"
        current={current}
        tabs={TABS.map((tab) => ({ key: tab, label: LABELS[tab], href: hrefOf(tab) }))}
      />
      <Content />
    </>
  );
}
