import { chakra } from '@chakra-ui/react';
import { Construction } from 'lucide-react';
import { Icon } from '../../ui/icon.js';

/** Tells an admin that visitors see the maintenance page instead of this one. */
export function MaintenanceBar() {
  return (
    <chakra.aside
      aria-label="Bakım"
      position="fixed"
      bottom={{ base: '2', md: '4' }}
      left="50%"
      translate="-50% 0"
      zIndex="nav"
      w="max-content"
      maxW="calc(100vw - 24px)"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      px="4"
      py="2.5"
      borderRadius="lg"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="sm"
      boxShadow="lg"
      _print={{ display: 'none' }}
    >
      <Icon as={Construction} size="sm" />
      <p>Site bakımda – yalnızca siz görüyorsunuz</p>
      <chakra.a href="/admin/guvenlik" textDecoration="underline" textUnderlineOffset="3px">
        Bakım ayarı
      </chakra.a>
    </chakra.aside>
  );
}
