import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { A_NUMBER } from '@contract/studio/studio-phone.js';
import { placeOf, type StudioProfile } from '@contract/studio/studio-profile.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import type { SellerValues } from './seller-values.js';

/** Fills the fields with what the studio has entered about itself; nothing is saved before the form is. */
export function FromStudio() {
  const { setValue } = useFormContext<SellerValues>();
  const { data: profile } = trpc.admin.studio.profile.useQuery();
  const known = profile === undefined ? [] : contactOf(profile);
  if (known.length === 0) return null;
  const take = () => {
    for (const [name, text] of known) setValue(name, text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <Button variant="outline" size="sm" icon={<Icon as={Copy} size="sm" />} onClick={take}>
        Atölye Bilgilerinden Al
      </Button>
      <chakra.span textStyle="note" color="fg.muted">
        Atölye sekmesindeki adres, telefon ve e-postayı buraya yazar; kaydedene kadar geçerli olmaz.
      </chakra.span>
    </chakra.div>
  );
}

type ContactName = 'address' | 'phone' | 'email';

/** What the studio has entered, in the form that the seller's rules take. */
function contactOf(profile: StudioProfile): readonly (readonly [ContactName, string])[] {
  const phone = normalisePhone(A_NUMBER.exec(profile.phone)?.[0] ?? '');
  const known = [
    ['address', placeOf(profile)],
    ['phone', phone === null ? '' : formatPhone(phone)],
    ['email', profile.email],
  ] as const;
  return known.filter(([, text]) => text !== '');
}
