import type { PolicyKind } from '@contract/content/policy.js';
import { LegalDialog } from '../../ui/legal-dialog.js';
import { Note } from '../../ui/note.js';
import { PolicyDialog } from '../../ui/policy-dialog.js';
import type { CheckoutDocument, DocumentReader } from './use-document-reader.js';

const TITLES: Record<CheckoutDocument, string> = {
  distance_contract: 'Mesafeli Satış Sözleşmesi',
  pre_information: 'Ön Bilgilendirme Formu',
  delivery: 'Teslimat ve İade Koşulları',
  privacy: 'Gizlilik Politikası',
};

const POLICIES: Record<CheckoutDocument, PolicyKind> = {
  distance_contract: 'contract',
  pre_information: 'contract',
  delivery: 'delivery',
  privacy: 'privacy',
};

/** Shows the texts that the buyer accepts in a dialog above the checkout. */
export function DocumentDialog({ reader }: { readonly reader: DocumentReader }) {
  const { shown, isOpen, close } = reader;
  if (shown === null) return null;
  const { document, documents, isLoading } = shown;
  const isContract = POLICIES[document] === 'contract';
  if (isContract && (isLoading || documents !== null)) {
    const own = document === 'pre_information' ? documents?.preInformation : documents?.distanceContract;
    return <LegalDialog open={isOpen} onClose={close} title={TITLES[document]} text={own} />;
  }
  return (
    <PolicyDialog
      open={isOpen}
      kind={POLICIES[document]}
      onClose={close}
      note={
        isContract && (
          <Note tone="info">
            Bu, sözleşmenin genel metni. Bilgilerinizi yazdığınızda ön bilgilendirme formunuzu ve sözleşmenizi
            sizin adınız, adresiniz ve seçtiklerinizle burada okuyabilirsiniz.
          </Note>
        )
      }
    />
  );
}
