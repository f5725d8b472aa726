import type { PreparationTime } from '../orders/preparation.js';
import type { Features } from '../studio/features.js';
import type { ShippingPromise } from '../studio/shipping-rules.js';
import type { StudioView } from '../studio/studio-profile.js';
import type { PolicyKind } from './policy.js';

/** The texts on every page: the studio's own, or the built-in ones (specification 1, section 3). */
export interface SiteTexts {
  readonly studio: StudioView;
  readonly features: Features;
  readonly preparation: PreparationTime;
  readonly footer: { readonly companyDescription: string };
  readonly contact: ContactDetails;
  /** Null when the studio's rules cannot be read; nothing is promised then. */
  readonly shipping: ShippingPromise | null;
  readonly blog: {
    readonly title: string;
    readonly subtitle: string;
    /** The link to the workshops. */
    readonly callToAction: { readonly title: string; readonly text: string };
  };
  readonly policyTitles: Readonly<Record<PolicyKind, string>>;
}

export interface ContactDetails {
  /** Formatted for reading; `phoneHref` is for dialling. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly addressLines: readonly string[];
  readonly map: StudioMapView;
}

export interface StudioMapView {
  readonly href: string;
  /** The address of the embedded map; null when the exact place is unknown. */
  readonly embed: string | null;
}
