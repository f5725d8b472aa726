import '../../lib/forms/class-metadata.js';
import { useTab } from '../lib/use-tab.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { LookTab } from './look/look-tab.js';
import { ProfileTab } from './profile/profile-tab.js';
import { SellerTab } from './seller/seller-tab.js';

const TABS = ['atolye', 'gorunum', 'satici'] as const;
const LABELS = { atolye: 'Atölye', gorunum: 'Görünüm', satici: 'Satıcı' };
const CONTENT = { atolye: ProfileTab, gorunum: LookTab, satici: SellerTab };

/** Where the studio says who it is, and who sells. */
export function StudioPage() {
  const { current, hrefOf } = useTab('sekme', TABS);
  const Content = CONTENT[current];
  return (
    <>
      <SectionHead
        title="Atölye Bilgileri"
        lead="Adınız, yeriniz, saatleriniz, görünümünüz ve satıcı bilgileriniz. Sayfalar, e-postalar, biletler ve sözleşmeler buradan okur."
      />
      <Tabs
        label="Atölye bilgileri"
        current={current}
        tabs={TABS.map((tab) => ({ key: tab, label: LABELS[tab], href: hrefOf(tab) }))}
      />
      <Content />
    </>
  );
}
