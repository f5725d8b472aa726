import { trpc } from '../../../lib/server/trpc.js';
import { MailLinkPage, type MailLinkTexts } from '../../../ui/mail-link-page.js';
import { paths } from '../../../lib/navigation/paths.js';

const TEXTS: MailLinkTexts = {
  documentTitle: 'Giriş kilidi',
  question: {
    title: 'Giriş kilidini kaldırın',
    text: 'Hesabınıza girişi bir süre durdurmuştuk. Kaldırınca bu tarayıcıyı tanırız; başkalarının yanlış denemeleri sizi bir daha bekletmez.',
  },
  button: 'Kilidi Kaldırın',
  pending: 'Kaldırılıyor...',
  done: {
    title: 'Kilit kalktı',
    text: 'Artık giriş yapabilirsiniz. Bu tarayıcıyı tanıyoruz; başkalarının yanlış denemeleri sizi burada bekletmez.',
  },
  invalid:
    'Bağlantılar bir saat geçerlidir ve bir kez kullanılır. Kilit, en geç bir saat içinde kendiliğinden kalkar.',
  onward: { to: paths.auth, label: 'Girişe Geçin' },
};

/** The page that the mail about a lock-out links to. */
export function UnlockSignInPage() {
  const { client } = trpc.useUtils();
  const unlock = async (token: string) => {
    await client.session.unlock.mutate({ token });
    return 'done' as const;
  };
  return <MailLinkPage texts={TEXTS} invalidCode="unlock_link_invalid" act={unlock} />;
}
