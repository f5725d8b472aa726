import { chakra } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import type { PlacedOrder } from '@contract/orders/checkout.views.js';
import { Icon } from '../../ui/icon.js';

/** Between our page and the bank's; also what a buyer sees who comes back with the browser's arrow. */
export function BankRedirect({ placed }: { readonly placed: PlacedOrder }) {
  return (
    <chakra.div role="status" display="grid" gap="4" py={{ base: '8', md: '12' }} justifyItems="start">
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="14"
        borderRadius="full"
        bg="info.subtle"
        color="info.fg"
      >
        <Icon as={Landmark} size="lg" />
      </chakra.span>
      <chakra.h3 textStyle="h3">Bankanıza yönlendiriyoruz</chakra.h3>
      <chakra.p color="fg.muted" maxW="34em">
        Bankanız ödemeyi telefonunuza gelen şifreyle onaylatacak. Onayladığınızda sizi buraya geri getirecek.
      </chakra.p>
      <chakra.p textStyle="note" color="fg.muted">
        Sayfa açılmadıysa{' '}
        <PlainLink href={placed.bankUrl ?? placed.orderUrl}>bankanızın sayfasına gidin</PlainLink>.
        Vazgeçtiyseniz <PlainLink href={placed.orderUrl}>siparişinizin durumuna bakın</PlainLink>.
      </chakra.p>
    </chakra.div>
  );
}

const PlainLink = chakra('a', {
  base: { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '4px' },
});
