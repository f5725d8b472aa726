import '../../lib/forms/class-metadata.js';
import { useTab } from '../lib/use-tab.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { MediaLibrary } from './media-library.js';
import { MediaUploadTab } from './media-upload-tab.js';
import { SiteScan } from './site-scan.js';

const TABS = ['dosyalar', 'tarama', 'yukle'] as const;
const LABELS = { dosyalar: 'Dosyaları Yönet', tarama: 'Site Taraması', yukle: 'Dosya Yükle' };

/** Specification 3, section 2, 'Media management'. */
export function MediaPage() {
  const { current, hrefOf } = useTab('sekme', TABS);
  return (
    <>
      <SectionHead
        title="Görseller"
        lead="Sitenin sayfalarında, galeride ve yazılarda gösterilen görseller."
      />
      <Tabs
        label="Görseller"
        current={current}
        tabs={TABS.map((tab) => ({ key: tab, label: LABELS[tab], href: hrefOf(tab) }))}
      />
      {current === 'dosyalar' && <MediaLibrary uploadHref={hrefOf('yukle')} />}
      {current === 'tarama' && <SiteScan />}
      {current === 'yukle' && <MediaUploadTab libraryHref={hrefOf('dosyalar')} />}
    </>
  );
}
