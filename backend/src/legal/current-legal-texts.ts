import { Injectable } from '@nestjs/common';
import { BUILT_IN_LEGAL_TEXTS } from '../../contract/legal/built-in/built-in-texts.js';
import { deliveryTerms } from '../../contract/legal/delivery-terms.js';
import type { GeneralFacts } from '../../contract/legal/legal-facts.js';
import type { LegalTexts } from '../../contract/legal/legal-text.js';
import type { PublishedContract } from '../../contract/legal/published-contract.js';
import { returnTerms } from '../../contract/legal/return-terms.js';
import { shippingPromise } from '../../contract/studio/shipping-rules.js';
import { describePreparation } from '../../contract/orders/preparation.js';
import type { SellerIdentity } from '../../contract/studio/seller-identity.js';
import type { ProcessCopy } from '../platform/change-feed/process-copies.service.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** The legal texts in force, as this process last read them. `ReadLegalTextsService` keeps them up to date. */
@Injectable()
export class CurrentLegalTexts {
  texts: LegalTexts = BUILT_IN_LEGAL_TEXTS;
  copy: ProcessCopy | undefined;

  constructor(private readonly studio: CurrentStudio) {}

  /** What the texts say of the studio. */
  get facts(): GeneralFacts & { readonly seller: SellerIdentity } {
    return {
      seller: this.studio.seller,
      returns: returnTerms(this.studio.sellerDetails),
      delivery: {
        ...deliveryTerms(shippingPromise(this.studio.shipping)),
        time: describePreparation(this.studio.orderRules.preparation),
      },
      policies: this.studio.sections.policies,
    };
  }

  get contract(): PublishedContract {
    const { returns, delivery, policies } = this.facts;
    return { text: this.texts.distance_contract, returns, delivery, policies };
  }

  /** The texts including every change that this process has heard of, for answers that are cached. */
  async latest(): Promise<CurrentLegalTexts> {
    await Promise.all([this.studio.latest(), this.copy?.caughtUp()]);
    return this;
  }
}
