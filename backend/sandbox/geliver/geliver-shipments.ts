import { randomUUID } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

interface Shipment {
  readonly id: string;
  readonly asked: Json;
  readonly offerId: string;
  /** How far it is; 0 until its offer is accepted. */
  step: number;
  isCancelled: boolean;
}

/** What a carrier reports, one step for each look. */
const STEPS = [
  ['GOT_OFFERS', ''],
  ['OFFER_ACCEPTED', 'information_submitted'],
  ['LABEL_PRINTED', 'information_submitted'],
  ['SHIPPED', 'package_accepted'],
  ['SHIPPED', 'package_departed'],
  ['SHIPPED', 'out_for_delivery'],
  ['DELIVERED', 'delivered'],
] as const;
const LAST_STEP = STEPS.length - 1;
/** A step that no parcel takes by itself: nobody opened the door. */
export const FAILED = -1;
const LAST_STEP_IN_STUDIO = 2;

/** The shipments of the stand-in, as Geliver tells of them. */
export class GeliverShipments {
  private readonly all: Shipment[] = [];

  constructor(private readonly url: string) {}

  /**
   * Refused when a number is missing or the size is no text, as Geliver does. Carriers make their offers after that: the
   * first look shows them.
   */
  create(asked: Json): Json | string {
    const { recipientAddress, length, weight, order } = asked;
    const recipient = isObject(recipientAddress) ? recipientAddress : {};
    if (!/^\+90\d{10}$/.test(textOf(recipient['phone']))) return 'Alıcının telefonu geçersiz.';
    if (textOf(recipient['districtName']) === '') return 'Alıcının ilçesi bulunamadı.';
    if (typeof length !== 'string' || typeof weight !== 'string') return 'length and weight must be strings';
    if (!isObject(order)) return 'order.orderNumber is required';
    const shipment = { id: randomUUID(), asked, offerId: randomUUID(), step: 0, isCancelled: false };
    this.all.unshift(shipment);
    return this.view(shipment, false);
  }

  /** The newest first. */
  ofOrder(orderNumber: string | null): readonly Json[] {
    return this.all.filter((each) => numberOf(each) === orderNumber).map((each) => this.view(each));
  }

  /** A look moves a parcel one step on once its label is bought; null when there is none. */
  look(id: string): Json | null {
    const shipment = this.find(id);
    if (!shipment) return null;
    const view = this.view(shipment);
    if (shipment.step > 0) shipment.step = Math.min(shipment.step + 1, LAST_STEP);
    return view;
  }

  /** The same without a step; empty when there is none. */
  peek(id: string): Json {
    const shipment = this.find(id);
    return shipment ? this.view(shipment) : {};
  }

  /** Lets the carrier of all labels report this step next, also one that lies behind. */
  report(step: number): void {
    this.all.filter((each) => each.step > 0).forEach((each) => (each.step = step));
  }

  accept(offerId: unknown): Json | string {
    const shipment = this.all.find((each) => each.offerId === offerId);
    if (!shipment || shipment.isCancelled) return 'Teklif bulunamadı.';
    if (shipment.step > 0) return 'Teklif zaten kabul edilmiş.';
    shipment.step = 1;
    return { id: randomUUID(), offerID: offerId, isPayed: true, shipment: this.view(shipment) };
  }

  cancel(id: string): Json | string {
    const shipment = this.find(id);
    if (!shipment) return 'Gönderi bulunamadı.';
    if (shipment.step > LAST_STEP_IN_STUDIO) return 'Kargoya verilmiş gönderi iptal edilemez.';
    shipment.isCancelled = true;
    return this.view(shipment);
  }

  /** How many labels stand under a reference: bought, and not cancelled. */
  standing(reference: string): number {
    return this.all.filter((each) => numberOf(each) === reference && each.step > 0 && !each.isCancelled)
      .length;
  }

  private find(id: string): Shipment | undefined {
    return this.all.find((each) => each.id === id);
  }

  private view(shipment: Shipment, areOffersShown = true): Json {
    const { id, asked, offerId, step, isCancelled } = shipment;
    const [statusCode, trackingSubStatusCode] = STEPS[step] ?? ['SHIPPED', 'delivery_failed'];
    const number = `7${(Number.parseInt(id.slice(0, 8), 16) % 10 ** 11).toString().padStart(11, '0')}`;
    const offer = { id: offerId, providerCode: 'SURAT', totalAmount: '84.50', currency: 'TRY' };
    return {
      ...asked,
      id,
      statusCode: isCancelled ? 'CANCELED' : statusCode,
      ...(areOffersShown && { offers: { percentageCompleted: 100, cheapest: offer, list: [offer] } }),
      ...(step !== 0 && {
        acceptedOfferID: offerId,
        acceptedOffer: offer,
        providerCode: 'SURAT',
        totalAmount: offer.totalAmount,
        barcode: number,
        trackingNumber: number,
        trackingUrl: `https://www.suratkargo.com.tr/KargoTakip/?kargotakipno=${number}`,
        labelURL: `${this.url}/labels/${id}.pdf`,
        trackingStatus: { trackingStatusCode: statusCode, trackingSubStatusCode },
      }),
    };
  }
}

function numberOf({ asked }: Shipment): string {
  return isObject(asked['order']) ? textOf(asked['order']['orderNumber']) : '';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
