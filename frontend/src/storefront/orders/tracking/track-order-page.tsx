import '../../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import { paths } from '../../../lib/navigation/paths.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { TextLink } from '../../../ui/text-link.js';
import { TrackOrderForm } from './track-order-form.js';

/** The page for customers without an account who do not have the mail at hand. */
export function TrackOrderPage() {
  useDocumentTitle('Sipariş takibi');
  return (
    <NarrowPage
      title="Siparişiniz nerede?"
      lead="Sipariş numaranız size gönderdiğimiz e-postanın konusunda yazar: 8 harf ve rakam."
    >
      <TrackOrderForm />
      <chakra.p color="fg.muted">
        Üyeyseniz siparişleriniz <TextLink to={paths.account}>hesabınızda</TextLink>. Takıldığınız yerde bizi
        arayın: <StudioPhone />
      </chakra.p>
    </NarrowPage>
  );
}
