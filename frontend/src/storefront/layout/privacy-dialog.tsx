import { chakra } from '@chakra-ui/react';
import { type ConsentPurpose, decideOnPrivacy, usePrivacyConsent } from '../../lib/site/privacy-consent.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PolicyLink } from '../../ui/policy-link.js';
import { SwitchField } from '../../ui/switch-field.js';

const CHOICES: readonly {
  readonly purpose: ConsentPurpose;
  readonly label: string;
  readonly help: string;
}[] = [
  {
    purpose: 'map',
    label: 'Harita',
    help: 'Atölyenin haritası her sayfanın altında kendiliğinden görünür. Harita OpenStreetMap’ten gelir; IP adresiniz ve tarayıcınızın adı yurt dışındaki sunucularına ulaşır. Kapalıyken haritayı yalnızca “Haritayı göster” dediğinizde yükleriz.',
  },
];

interface PrivacyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The switches of the privacy choices. Everything is off until it is switched on here. */
export function PrivacyDialog({ open, onClose }: PrivacyDialogProps) {
  const consent = usePrivacyConsent();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Gizlilik tercihleri"
      footer={
        <Button variant="outline" onClick={onClose}>
          Tamam
        </Button>
      }
    >
      <chakra.p color="fg.muted">
        Sepetiniz ve oturumunuz için gereken kayıtlar dışında yalnızca şu seçime bağlı bir şey yaparız. Kapalı
        başlar; açmadan da sitenin her yerini kullanabilirsiniz. Seçiminiz hemen geçerli olur ve yalnızca bu
        tarayıcıda saklanır.
      </chakra.p>
      <chakra.div display="grid" gap="5" mt="5" pt="4" borderTopWidth="1px">
        {CHOICES.map(({ purpose, label, help }) => (
          <SwitchField
            key={purpose}
            label={label}
            help={help}
            checked={consent[purpose]}
            onChange={(isAllowed) => decideOnPrivacy(purpose, isAllowed)}
          />
        ))}
      </chakra.div>
      <chakra.p textStyle="sm" mt="6">
        <PolicyLink kind="privacy">Gizlilik politikamızın tamamı</PolicyLink>
      </chakra.p>
    </Dialog>
  );
}
