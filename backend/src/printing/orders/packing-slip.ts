import { formatAddress } from '../../../contract/orders/address.js';
import { shortId } from '../../../contract/common/short-id.js';
import { orderTotals } from '../../../contract/orders/order-totals.js';
import type { Picture } from '../../../contract/media/picture.js';
import type { PackingSlip, SlipPiece, SlipSums } from '../../../contract/printing/printing.views.js';
import { pictureOfLine } from '../../orders/line-picture.js';
import { qrCode } from '../../platform/qr-code.js';
import type { PrintedLine, PrintedOrder } from './printed-order.js';

interface SlipOptions {
  /** Keyed by file name. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly withPrices: boolean;
}

/** The paper in the parcel of an order. Seats and what came back are not in it. */
export function packingSlip(order: PrintedOrder, { pictures, withPrices }: SlipOptions): PackingSlip {
  const pieces = order.lines.filter(({ kind }) => kind === 'product');
  return {
    orderId: order.id,
    shortId: shortId(order.id),
    orderedAt: order.createdAt.toISOString(),
    recipient: order.recipient,
    address: order.isPickedUp ? null : addressOf(order),
    notes: order.notes,
    pieces: pieces.map((line) => slipPiece(line, { pictures, withPrices })),
    sums: withPrices ? sumsOf(order) : null,
    qr: qrCode(shortId(order.id)),
  };
}

function slipPiece(line: PrintedLine, { pictures, withPrices }: SlipOptions): SlipPiece {
  const { id, name, dimensions, quantity, unitPriceKurus, totalKurus } = line;
  return {
    lineId: id,
    name,
    dimensions,
    quantity,
    picture: pictureOfLine(line, pictures),
    price: withPrices ? { unitKurus: unitPriceKurus, totalKurus } : null,
  };
}

function sumsOf({ lines }: PrintedOrder): SlipSums {
  const ofParcel = lines.filter(({ kind }) => kind !== 'workshop');
  const { subtotalKurus, discountKurus, shippingKurus, totalKurus } = orderTotals(ofParcel);
  return { subtotalKurus, discountKurus, shippingKurus, totalKurus };
}

function addressOf({ city, district, neighbourhood, addressLine, shippingAddress }: PrintedOrder): string {
  if (city === null || district === null || neighbourhood === null || addressLine === null) {
    return shippingAddress;
  }
  return formatAddress({ city, district, neighbourhood, addressLine });
}
