import { paths } from '../../../lib/navigation/paths.js';
import { trpc } from '../../../lib/server/trpc.js';
import { MailLinkPage, type MailLinkTexts } from '../../../ui/mail-link-page.js';

const TEXTS: MailLinkTexts = {
  onward: { to: paths.shelf, label: 'Rafa Dönün' },
  documentTitle: 'Beklemekten vazgeçme',
  question: {
    title: 'Haber vermeyelim mi?',
    text: 'Bu adresle gelmesini beklediğiniz parçaların hepsinden vazgeçersiniz; adresinizi sileriz.',
  },
  button: 'Beklemekten Vazgeçin',
  pending: 'Siliniyor...',
  done: {
    title: 'Adresinizi sildik',
    text: 'Rafa dönen parçalar için size yazmayacağız. Fikriniz değişirse parçanın sayfasından yeniden haber isteyebilirsiniz.',
  },
  already: {
    title: 'Bekleyen bir isteğiniz yok',
    text: 'Bu adresle beklenen bir parça kalmamış, yapmanız gereken bir şey yok.',
  },
  invalid: 'E-postadaki bağlantıyı bütünüyle açmayı deneyin.',
};

/** The page that the mail about a piece links to. */
export function LeaveStockWishesPage() {
  const { client } = trpc.useUtils();
  return (
    <MailLinkPage
      texts={TEXTS}
      invalidCode="stock_wish_link_invalid"
      act={async (token) => (await client.stockWishes.leave.mutate({ token })).outcome}
    />
  );
}
