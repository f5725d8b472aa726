import { Injectable } from '@nestjs/common';
import type { AddressLabel, PackingSlip, PrintedStudio } from '../../../contract/printing/printing.views.js';
import {
  type PrintableParcel,
  PrintableParcelsService,
} from '../../shipping/back-office/labels/printable-parcels.service.js';
import { ReadPrintedOrdersService } from '../orders/read-printed-orders.service.js';

/** All that is printed for one parcel. */
export interface ParcelPapers {
  readonly slip: PackingSlip;
  /** Counted within the order, from 1; null when the order is not packed yet. */
  readonly position: number | null;
  /** The carrier's label, or the studio's own; null for what the buyer collects. */
  readonly label: Buffer | AddressLabel | null;
}

export interface PapersOfParcels {
  readonly studio: PrintedStudio;
  readonly papers: readonly ParcelPapers[];
}

/** Reads the papers of parcels: the label that sticks to each, and the slip that lies in it. */
@Injectable()
export class ReadParcelPapersService {
  constructor(
    private readonly orders: ReadPrintedOrdersService,
    private readonly parcels: PrintableParcelsService,
  ) {}

  /** In the order of the ids. An order whose parcels wait for their labels has no papers yet. */
  async read(orderIds: readonly string[]): Promise<PapersOfParcels> {
    const { studio, slips } = await this.orders.slips({ orderIds: [...orderIds], withPrices: false });
    const { labels } = await this.orders.labels(orderIds);
    const addresses = new Map(labels.map((label) => [label.orderId, label]));
    const parcels = await this.parcels.ofOrders(orderIds);
    const isPacked = new Set(await this.parcels.packedOrders(orderIds));
    return {
      studio,
      papers: slips.flatMap((slip) => {
        const label = addresses.get(slip.orderId) ?? null;
        if (!isPacked.has(slip.orderId)) return [{ slip, position: null, label }];
        const own = parcels.filter(({ orderId }) => orderId === slip.orderId);
        return own.map((parcel) => papersOf(parcel, slip, label));
      }),
    };
  }
}

function papersOf(parcel: PrintableParcel, slip: PackingSlip, own: AddressLabel | null): ParcelPapers {
  const { position, label } = parcel;
  return { slip: slipOfParcel(slip, parcel), position, label: label ?? own };
}

/** What lies in another parcel has its own slip. */
function slipOfParcel(slip: PackingSlip, { pieces }: PrintableParcel): PackingSlip {
  const packed = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
  return {
    ...slip,
    pieces: slip.pieces.flatMap((piece) => {
      const quantity = packed.get(piece.lineId);
      return quantity === undefined ? [] : [{ ...piece, quantity }];
    }),
  };
}
