import { chakra } from '@chakra-ui/react';
import { Check, Landmark } from 'lucide-react';
import type { PlacedOrder } from '@contract/checkout/checkout.views.js';
import { Icon } from '../../ui/icon.js';
import { TextAnchor } from '../../ui/text-link.js';

/** Shown while the browser leaves for the bank, and to a buyer who comes back with the Back button. */
export function BankRedirect({ placed }: { readonly placed: PlacedOrder }) {
  const { bankUrl, orderUrl } = placed;
  const isFree = bankUrl === null;
  return (
    <chakra.div role="status" display="grid" gap="4" py={{ base: '8', md: '12' }} justifyItems="start">
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="14"
        borderRadius="full"
        bg={isFree ? 'success.subtle' : 'info.subtle'}
        color={isFree ? 'success.fg' : 'info.fg'}
      >
        <Icon as={isFree ? Check : Landmark} size="lg" />
      </chakra.span>
      {isFree ? <ToOrder orderUrl={orderUrl} /> : <ToBank bankUrl={bankUrl} orderUrl={orderUrl} />}
    </chakra.div>
  );
}

function ToOrder({ orderUrl }: Pick<PlacedOrder, 'orderUrl'>) {
  return (
    <>
      <chakra.h3 textStyle="h3">Siparişiniz bizde</chakra.h3>
      <chakra.p color="fg.muted" maxW="34em">
        Sizi siparişinizin sayfasına götürüyoruz. Sayfa açılmadıysa{' '}
        <TextAnchor href={orderUrl}>siparişinize gidin</TextAnchor>.
      </chakra.p>
    </>
  );
}

function ToBank({ bankUrl, orderUrl }: { readonly bankUrl: string; readonly orderUrl: string }) {
  return (
    <>
      <chakra.h3 textStyle="h3">Bankanıza yönlendiriyoruz</chakra.h3>
      <chakra.p color="fg.muted" maxW="34em">
        Bankanız ödemeyi telefonunuza gelen şifreyle onaylatacak. Onayladığınızda sizi buraya geri getirecek.
      </chakra.p>
      <chakra.p textStyle="note" color="fg.muted">
        Sayfa açılmadıysa <TextAnchor href={bankUrl}>bankanızın sayfasına gidin</TextAnchor>. Vazgeçtiyseniz{' '}
        <TextAnchor href={orderUrl}>siparişinizin durumuna bakın</TextAnchor>.
      </chakra.p>
    </>
  );
}
