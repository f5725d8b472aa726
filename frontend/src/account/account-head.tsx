import { chakra } from '@chakra-ui/react';
import { House, LogOut } from 'lucide-react';
import type { CustomerView } from '@contract/people/account.views.js';
import { paths } from '../lib/navigation/paths.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Icon } from '../ui/icon.js';

interface AccountHeadProps {
  readonly customer: CustomerView;
  readonly onLeave: () => void;
}

export function AccountHead({ customer, onLeave }: AccountHeadProps) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="flex-end"
      gap="5"
      flexWrap="wrap"
      mb={{ base: '6', md: '8' }}
    >
      <chakra.div minW="0">
        <chakra.p color="fg.muted">Hesabım</chakra.p>
        <chakra.h1 textStyle="h2" overflowWrap="anywhere">
          Hoş geldiniz, {customer.firstName} {customer.lastName}
        </chakra.h1>
      </chakra.div>
      <chakra.div display="flex" gap="3">
        <ButtonLink to={paths.home} variant="outline" size="sm" icon={<Icon as={House} />}>
          Ana Sayfa
        </ButtonLink>
        <Button variant="ghost" size="sm" icon={<Icon as={LogOut} />} onClick={onLeave}>
          Çıkış Yap
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
