import { useTab } from '../../lib/use-tab.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { SendMessage } from './send-message.js';
import { SentMessages } from './sent-messages.js';

const TABS = ['gonder', 'gonderilenler'] as const;
const LABELS = { gonder: 'Mesaj Gönder', gonderilenler: 'Gönderilen Mesajlar' };

/** Specification 2, section 2.12. */
export function MessagingPage() {
  const { current, hrefOf } = useTab('sekme', TABS);
  return (
    <>
      <SectionHead
        title="Mesajlaşma"
        lead="Hesabı olanların mesajlarına düşer; izin olan yere e-posta olarak da gider."
      />
      <Tabs
        label="Mesajlar"
        current={current}
        tabs={TABS.map((tab) => ({ key: tab, label: LABELS[tab], href: hrefOf(tab) }))}
      />
      {current === 'gonder' ? <SendMessage /> : <SentMessages />}
    </>
  );
}
