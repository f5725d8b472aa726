import { trpc } from '../../lib/trpc.js';
import { TextAnchor } from '../../ui/text-link.js';
import { MailedStep, type MailedStepTexts } from './mailed-step.js';

const TEXTS: MailedStepTexts = {
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

/** Where the link under each letter leads. */
export function UnsubscribePage() {
  const { client } = trpc.useUtils();
  return <MailedStep texts={TEXTS} act={(token) => client.newsletter.unsubscribe.mutate({ token })} />;
}
