import { Injectable } from '@nestjs/common';
import type { CargoDto } from '../../contract/orders/admin-orders.dto.js';
import { CurrentStudio } from '../studio/current-studio.js';
import type { Parcel } from './parcel.entity.js';

type CarrierColumns = Pick<Parcel, 'carrier' | 'trackingNumber' | 'trackingPage'>;

/** What a parcel keeps of its carrier. */
@Injectable()
export class ParcelCarriersService {
  constructor(private readonly studio: CurrentStudio) {}

  /** A parcel that keeps its carrier keeps the tracking page too, whatever the studio has entered since. */
  columnsOf(
    { company, trackingNumber }: CargoDto,
    now: Pick<Parcel, 'carrier' | 'trackingPage'> | null,
  ): CarrierColumns {
    const { carriers } = this.studio.sections.carriers;
    const known = carriers.find(({ name }) => name === company)?.trackingPage || null;
    return {
      carrier: company,
      trackingNumber: trackingNumber === '' ? null : trackingNumber,
      trackingPage: now?.carrier === company ? now.trackingPage : known,
    };
  }
}
