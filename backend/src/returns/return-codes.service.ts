import { Injectable } from '@nestjs/common';
import { CurrentStudio } from '../studio/current-studio.js';

/** With whom a parcel comes back free of charge. */
export interface ReturnCode {
  /** Empty while the studio has not agreed with a carrier. */
  readonly carrier: string;
  /** Empty while the studio gives each return its own. */
  readonly returnCode: string;
}

/** Names the carrier and the code of a new return, and where parcels go. */
@Injectable()
export class ReturnCodes {
  constructor(private readonly studio: CurrentStudio) {}

  next(): ReturnCode {
    const { returnCarrier } = this.studio.sellerDetails;
    return { carrier: returnCarrier, returnCode: returnCarrier === '' ? '' : this.studio.returnRules.code };
  }

  get address(): string {
    const { returnAddress, address } = this.studio.sellerDetails;
    return returnAddress || address;
  }
}
