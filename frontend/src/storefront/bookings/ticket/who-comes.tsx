import { chakra } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { paths } from '../../../lib/navigation/paths.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { TextLink } from '../../../ui/text-link.js';

interface WhoComesProps {
  /** Null for everybody but the signed-in buyer, because tickets are passed on. */
  readonly guestsUrl: string | null;
}

/** The way to 'Kimler geliyor?', where the buyer names the guests. */
export function WhoComes({ guestsUrl }: WhoComesProps) {
  return (
    <chakra.section aria-labelledby="who-comes" display="grid" gap="3" _print={{ display: 'none' }}>
      <chakra.h2 id="who-comes" textStyle="h3">
        Kimler geliyor?
      </chakra.h2>
      {guestsUrl === null ? (
        <chakra.p color="fg.muted">
          Rezervasyonu siz yaptıysanız gelecek kişilerin adını onay e-postanızdaki bağlantıdan ya da{' '}
          <TextLink to={paths.trackOrder}>sipariş sayfanızdan</TextLink> yazabilirsiniz; herkes kendi biletini
          alır.
        </chakra.p>
      ) : (
        <>
          <chakra.p color="fg.muted">Gelecek kişilerin adını yazın, herkes kendi biletini alsın.</chakra.p>
          <div>
            <ButtonAnchor href={guestsUrl} variant="outline" icon={<Icon as={Users} />}>
              Misafirleri Yazın
            </ButtonAnchor>
          </div>
        </>
      )}
    </chakra.section>
  );
}
