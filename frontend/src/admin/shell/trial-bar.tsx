import { chakra } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import { trpc } from '../../lib/trpc.js';
import { Icon } from '../../ui/icon.js';

/** Says on every page that the shop takes no money, so that nobody opens it for sale like that. */
export function TrialBar() {
  const { data: isTrial = false } = trpc.admin.troubles.isTrial.useQuery(undefined, { staleTime: Infinity });
  if (!isTrial) return null;
  return (
    <chakra.p
      role="note"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      py="2"
      px="4"
      bg="warning.subtle"
      color="warning.fg"
      fontWeight="600"
      textAlign="center"
      _print={{ display: 'none' }}
    >
      <Icon as={FlaskConical} />
      Deneme: ödemeler iyzico’nun deneme ortamına gidiyor, kimseden para çekilmiyor.
    </chakra.p>
  );
}
