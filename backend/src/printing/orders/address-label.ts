import { formatPhone } from '../../../contract/common/phone.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { AddressLabel } from '../../../contract/printing/printing.views.js';
import { qrCode } from '../../platform/qr-code.js';
import type { PrintedOrder } from './printed-order.js';

/** What the carrier reads on a parcel. */
export function addressLabel(order: PrintedOrder): AddressLabel {
  return {
    orderId: order.id,
    shortId: shortId(order.id),
    recipient: order.recipient,
    ...addressOf(order),
    phone: formatPhone(order.phone),
    carrier: order.carrier ?? '',
    qr: qrCode(shortId(order.id)),
  };
}

/** Orders of the documented calls may have their address as one text only. */
function addressOf(order: PrintedOrder): Pick<AddressLabel, 'address' | 'place'> {
  const { city, district, neighbourhood, addressLine, shippingAddress } = order;
  if (city === null || district === null) return { address: shippingAddress, place: '' };
  const street = [neighbourhood, addressLine].filter((part) => part !== null && part.trim() !== '');
  return { address: street.join(' '), place: `${district} / ${city}` };
}
