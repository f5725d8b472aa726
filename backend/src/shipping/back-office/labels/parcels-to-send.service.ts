import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ParcelToSend } from '../../carriers/carrier.js';
import type { ParcelLabel } from '../../parcel-label.entity.js';

interface Addressed {
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

/** Reads parcels as a carrier needs to know them, with their buyers' addresses as they are now. */
@Injectable()
export class ParcelsToSendService {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the order has no address in parts any more. */
  async read({ orderId, reference, weightGrams, tries }: ParcelLabel): Promise<ParcelToSend | null> {
    const [found] = await this.dataSource.query<Addressed[]>(
      `SELECT btrim(name || ' ' || surname) AS name, phone, city, district,
         concat_ws(' ', nullif(neighbourhood, ''), nullif(address_line, '')) AS street
       FROM "order" WHERE id = $1 AND city IS NOT NULL AND district IS NOT NULL AND erased_at IS NULL`,
      [orderId],
    );
    if (!found) return null;
    const { street: addressLine, ...recipient } = found;
    return {
      ...{ reference, weightGrams, recipient: { ...recipient, addressLine } },
      triesBefore: Math.max(0, tries - 1),
    };
  }
}
