import { trpc } from '../../../lib/trpc.js';
import { MailLinkPage, type MailLinkTexts } from './mail-link-page.js';

const TEXTS: MailLinkTexts = {
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
  return <MailLinkPage texts={TEXTS} act={(token) => client.newsletter.confirm.mutate({ token })} />;
}
