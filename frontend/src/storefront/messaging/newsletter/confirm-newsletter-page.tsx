import { trpc } from '../../../lib/server/trpc.js';
import { MailLinkPage, type MailLinkTexts } from '../../../ui/mail-link-page.js';
import { TO_HOME } from './to-home.js';

const TEXTS: MailLinkTexts = {
  onward: TO_HOME,
  documentTitle: 'Bülten',
  question: {
    title: 'Size yazalım mı?',
    text: 'Ayda bir mektup: yeni parçalar, açılan workshop tarihleri. Dilediğiniz an, her mektubun altından tek dokunuşla ayrılabilirsiniz.',
  },
  button: 'Bültene Katılın',
  pending: 'Katılıyorsunuz...',
  done: {
    title: 'Aramıza hoş geldiniz',
    text: 'Bültene katıldınız. Fırın açıldıkça size de yazacağız.',
  },
  already: {
    title: 'Zaten aramızdasınız',
    text: 'Bu adresi daha önce onayladınız, yapmanız gereken bir şey yok.',
  },
  invalid: 'Onay bağlantıları yedi gün geçerlidir; adresinizi aşağıya yazarak yenisini isteyebilirsiniz.',
};

/** The page that the confirmation mail links to. */
export function ConfirmNewsletterPage() {
  const { client } = trpc.useUtils();
  return (
    <MailLinkPage
      texts={TEXTS}
      invalidCode="newsletter_link_invalid"
      act={async (token) => (await client.newsletter.confirm.mutate({ token })).outcome}
    />
  );
}
