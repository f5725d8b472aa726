import { isPrivateAddress, isThisMachine } from '../../platform/private-address.js';
import { failed, passed, type SecurityCheck, warning } from './security-check.js';

const IYZICO = 'api.iyzipay.com';
const IYZICO_SANDBOX = 'sandbox-api.iyzipay.com';

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
        'Bu ağda yalnızca mağazanın kendi makineleri varsa yapılacak bir şey yok; docker/ ile kurulumda öyledir.',
      )
    : failed(name, 'Şifresiz ve ağ üzerinden.', 'DATABASE_URL sonuna sslmode=verify-full ekleyin.');
}

/** Warns about a test payment service: its orders look paid, although no card is charged. */
export function paymentService(uri: string): SecurityCheck {
  const name = 'Ödeme hizmeti';
  const { hostname } = new URL(uri);
  if (hostname === IYZICO) return passed(name, `Ödemeler iyzico ile alınır (${hostname}).`);
  const finding =
    hostname === IYZICO_SANDBOX
      ? 'iyzico’nun deneme ortamı: kartlardan para çekilmez.'
      : `Ödemeler iyzico’ya değil, ${hostname} adresine gider.`;
  return warning(
    name,
    finding,
    `Satışa başlamadan IYZICO_URI ayarına https://${IYZICO} yazın; anahtarlar da gerçek hesabın olsun.`,
  );
}
