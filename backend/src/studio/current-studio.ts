import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { FEATURE_REFUSALS } from '../../contract/studio/feature-refusals.js';
import type { Feature, Features } from '../../contract/studio/features.js';
import type { InvoicingRules } from '../../contract/studio/invoicing-rules.js';
import type { ReturnRules } from '../../contract/studio/return-rules.js';
import type { OrderRules } from '../../contract/studio/order-rules.js';
import { type SellerDetails, sellerIdentity } from '../../contract/studio/seller-details.js';
import type { SellerIdentity } from '../../contract/studio/seller-identity.js';
import type { LookView } from '../../contract/studio/studio-look.js';
import type { ShippingRules } from '../../contract/studio/shipping-rules.js';
import type { StudioProfile } from '../../contract/studio/studio-profile.js';
import type { StudioSections } from '../../contract/studio/studio-sections.js';
import type { VatRules } from '../../contract/studio/vat.js';
import { policyFor } from '../../contract/workshops/policies/booking-policies.js';
import type { BookingPolicy } from '../../contract/workshops/policies/booking-policy.js';
import type { ProcessCopy } from '../platform/change-feed/process-copies.service.js';
import { Settings } from '../platform/config/settings.js';
import type { Logo } from './look/logo.js';
import { lookView } from './look/look-view.js';
import { sectionsInForce } from './studio-sections.js';

/** What the studio has entered, as this process last read it. `ReadStudioService` keeps it up to date. */
@Injectable()
export class CurrentStudio {
  sections: StudioSections;
  /** The uploaded mark; null without one. */
  logo: Logo | null = null;
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

  get vat(): VatRules {
    return this.sections.vat;
  }

  get shipping(): ShippingRules {
    return this.sections.shipping;
  }

  get seller(): SellerIdentity {
    return sellerIdentity(this.sellerDetails);
  }

  get orderRules(): OrderRules {
    return this.sections.orders;
  }

  get invoicing(): InvoicingRules {
    return this.sections.invoicing;
  }

  get returnRules(): ReturnRules {
    return this.sections.returns;
  }

  /** What is promised to whoever books a seat of this program today. */
  policyFor(program: number | null): BookingPolicy {
    return policyFor(this.sections.policies, program);
  }

  get features(): Features {
    return this.sections.features;
  }

  get look(): LookView {
    return lookView(this.sections, this.logo);
  }

  /** The studio including every change that this process has heard of, for answers that are cached. */
  async latest(): Promise<CurrentStudio> {
    await this.copy?.caughtUp();
    return this;
  }

  /** Whether the studio uses the part of the shop. */
  async uses(feature: Feature): Promise<boolean> {
    return (await this.latest()).features[feature];
  }

  /** Throws the part's own refusal, such as blog_off, when the studio does not use it. */
  async assertUses(feature: Feature): Promise<void> {
    if (!(await this.uses(feature))) throw new AppError(FEATURE_REFUSALS[feature]);
  }
}

/** What texts, mails and documents need to know of the studio. */
export type StudioIdentity = Pick<CurrentStudio, 'profile' | 'seller'>;

/** What documents show of the studio besides its texts. */
export type StudioBrand = Pick<CurrentStudio, 'profile' | 'look' | 'logo'>;
