import { Injectable } from '@nestjs/common';
import { type SellerDetails, sellerIdentity } from '../../contract/studio/seller-details.js';
import type { SellerIdentity } from '../../contract/studio/seller-identity.js';
import type { StudioProfile } from '../../contract/studio/studio-profile.js';
import type { ProcessCopy } from '../platform/change-feed/process-copies.service.js';
import { Settings } from '../platform/config/settings.js';
import { initialProfile, initialSeller } from './initial-studio.js';

/** The studio and the seller as this process last read them. `ReadStudioService` keeps them up to date. */
@Injectable()
export class CurrentStudio {
  profile: StudioProfile;
  sellerDetails: SellerDetails;
  copy: ProcessCopy | undefined;

  constructor(settings: Settings) {
    this.profile = initialProfile(settings);
    this.sellerDetails = initialSeller(settings);
  }

  get seller(): SellerIdentity {
    return sellerIdentity(this.sellerDetails);
  }

  /** The studio including every change that this process has heard of, for answers that are cached. */
  async latest(): Promise<CurrentStudio> {
    await this.copy?.caughtUp();
    return this;
  }
}

/** What texts, mails and documents need to know of the studio. */
export type StudioIdentity = Pick<CurrentStudio, 'profile' | 'seller'>;
