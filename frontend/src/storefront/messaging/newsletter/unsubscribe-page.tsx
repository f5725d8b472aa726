import { trpc } from '../../../lib/server/trpc.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { MailLinkPage, type MailLinkTexts } from '../../../ui/mail-link-page.js';
import { TO_HOME } from './to-home.js';

const TEXTS: MailLinkTexts = {
  onward: TO_HOME,
  documentTitle: 'Bültenden ayrılma',
  question: {
    title: 'Bültenden ayrılın',
    text: 'Size artık bülten ve duyuru göndermeyiz. Siparişleriniz ve workshoplarınızla ilgili e-postalar gelmeye devam eder.',
  },
  button: 'Bültenden Ayrılın',
  pending: 'Ayrılıyorsunuz...',
  done: {
    title: 'Bültenden ayrıldınız',
    text: 'Size artık bülten göndermeyeceğiz. Fikriniz değişirse kapımız açık; sayfalarımızın altından yeniden katılabilirsiniz.',
  },
  already: {
    title: 'Zaten ayrılmışsınız',
    text: 'Bu adrese bülten göndermiyoruz, yapmanız gereken bir şey yok.',
  },
  invalid: (
    <>
      E-postadaki bağlantıyı bütünüyle açmayı deneyin. Olmazsa{' '}
      <TextAnchor href="#contact">bize yazın</TextAnchor>, sizi listeden biz çıkaralım.
    </>
  ),
};

/** The page that the unsubscribe link in each bulk mail leads to. */
export function UnsubscribePage() {
  const { client } = trpc.useUtils();
  return (
    <MailLinkPage
      texts={TEXTS}
      invalidCode="newsletter_link_invalid"
      act={async (token) => (await client.newsletter.unsubscribe.mutate({ token })).outcome}
    />
  );
}
