import { Injectable } from '@nestjs/common';
import type { Features } from '../../contract/studio/features.js';
import { type SellerDetails, sellerIdentity } from '../../contract/studio/seller-details.js';
import type { SellerIdentity } from '../../contract/studio/seller-identity.js';
import type { StudioProfile } from '../../contract/studio/studio-profile.js';
import type { StudioSections } from '../../contract/studio/studio-sections.js';
import type { ProcessCopy } from '../platform/change-feed/process-copies.service.js';
import { Settings } from '../platform/config/settings.js';
import { sectionsInForce } from './studio-sections.js';

/** What the studio has entered, as this process last read it. `ReadStudioService` keeps it up to date. */
@Injectable()
export class CurrentStudio {
  sections: StudioSections;
  copy: ProcessCopy | undefined;

  constructor(settings: Settings) {
    this.sections = sectionsInForce(settings, new Map());
  }

  get profile(): StudioProfile {
    return this.sections.profile;
  }

  get sellerDetails(): SellerDetails {
    return this.sections.seller;
  }

  get seller(): SellerIdentity {
    return sellerIdentity(this.sellerDetails);
  }

  get features(): Features {
    return this.sections.features;
  }

  /** The studio including every change that this process has heard of, for answers that are cached. */
  async latest(): Promise<CurrentStudio> {
    await this.copy?.caughtUp();
    return this;
  }
}

/** What texts, mails and documents need to know of the studio. */
export type StudioIdentity = Pick<CurrentStudio, 'profile' | 'seller'>;
