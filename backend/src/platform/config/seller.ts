import { formatPhone, normalisePhone } from '../../../contract/common/phone.js';
import type { SellerIdentity } from '../../../contract/orders/seller-identity.js';
import type { Settings } from './settings.js';

export function sellerIdentity(settings: Settings): SellerIdentity {
  return {
    title: settings.SELLER_TITLE,
    address: settings.SELLER_ADDRESS,
    phone: formatPhone(normalisePhone(settings.SELLER_PHONE) ?? settings.SELLER_PHONE),
    email: settings.SELLER_EMAIL,
    tax: settings.SELLER_TAX,
    mersis: settings.SELLER_MERSIS ?? null,
  };
}
