import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { RegisterBuyerDto } from '@contract/people/register-buyer.dto.js';
import { paths } from '../../../lib/navigation/paths.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';
import { MembershipForm } from './membership-form.js';
import type { MembershipOffer } from './use-membership-offer.js';

interface MembershipProps {
  readonly offer: MembershipOffer;
  readonly orderKey: Pick<RegisterBuyerDto, 'orderId' | 'accessKey'>;
  readonly email: string;
  /** The page has its primary button elsewhere. */
  readonly isSecondary: boolean;
}

/** Lets a guest become a member with a password alone. */
export function Membership({ offer, orderKey, email, isSecondary }: MembershipProps) {
  if (offer.isOpened) return <Opened />;
  return (
    <chakra.section
      aria-labelledby="membership"
      display="grid"
      gap="3"
      p={{ base: '5', md: '6' }}
      borderRadius="lg"
      bg="bg.subtle"
      _print={{ display: 'none' }}
    >
      <chakra.h2 id="membership" textStyle="h3">
        Bir dahakine daha kısa sürsün
      </chakra.h2>
      <chakra.p color="fg.muted">
        Bir şifre seçin, hesabınız açılsın: bu siparişi orada izlersiniz, adresinizi bir daha yazmazsınız.
      </chakra.p>
      <MembershipForm orderKey={orderKey} email={email} isSecondary={isSecondary} onOpened={offer.onOpened} />
    </chakra.section>
  );
}

function Opened() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tone="success" role="status">
      Hesabınız açıldı, giriş yaptınız. Bu siparişi{' '}
      <TextLink to={paths.account} color="inherit">
        hesabınızda
      </TextLink>{' '}
      bulursunuz.
    </Note>
  );
}
