import { IYZICO_ADDRESSES } from '../../../contract/connections/iyzico-account.js';
import { isIyzicoSandbox } from '../../platform/config/iyzico-settings.js';
import { isPrivateAddress, isThisMachine } from '../../platform/private-address.js';
import { failed, passed, type SecurityCheck, warning } from './security-check.js';
import { ON_THE_SERVER } from './server-words.js';

interface DatabaseLine {
  readonly isEncrypted: boolean;
  /** The IP address of the database; null for a socket on this machine. */
  readonly address: string | null;
}

/**
 * An unencrypted connection in a private network is only a warning, because the check cannot see who else is
 * in that network.
 */
export function databaseLine({ isEncrypted, address }: DatabaseLine): SecurityCheck {
  const name = 'Veritabanı bağlantısı';
  if (isEncrypted) return passed(name, 'Şifreli.');
  if (address === null || isThisMachine(address)) {
    return passed(name, 'Şifresiz, ama veritabanı aynı makinede.');
  }
  return isPrivateAddress(address)
    ? warning(
        name,
        `Şifresiz, ama özel bir ağda (${address}).`,
        'Bu ağda yalnızca dükkânın kendi makineleri varsa yapılacak bir şey yok; docker/ ile kurulumda öyledir.',
      )
    : failed(name, 'Şifresiz ve ağ üzerinden.', `Veritabanı bağlantısı şifreli kurulmalı. ${ON_THE_SERVER}`);
}

/** Warns about a test payment service, because its orders look paid although no card is charged; null for none. */
export function paymentService(address: string | null): SecurityCheck {
  const name = 'Ödeme hizmeti';
  if (address === null) {
    return warning(
      name,
      'Kartla ödeme henüz açık değil.',
      'Ayarlar › Bağlantılar’da iyzico anahtarlarınızı girin.',
    );
  }
  const { hostname } = new URL(address);
  if (hostname === new URL(IYZICO_ADDRESSES.live).hostname) {
    return passed(name, `Ödemeler iyzico ile alınır (${hostname}).`);
  }
  const finding = isIyzicoSandbox(address)
    ? 'iyzico’nun deneme ortamı: kartlardan para çekilmez.'
    : `Ödemeler iyzico’ya değil, ${hostname} adresine gider.`;
  return warning(
    name,
    finding,
    'Satışa başlamadan Ayarlar › Bağlantılar’da gerçek iyzico hesabınızın anahtarlarını girin.',
  );
}
