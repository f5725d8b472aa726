import type { PolicyKind } from './policy.js';

/** What stands on every page: the studio's texts where there are any, else ours (specification 1, section 3). */
export interface SiteTexts {
  readonly footer: { readonly companyDescription: string };
  readonly contact: ContactDetails;
  readonly blog: {
    readonly title: string;
    readonly subtitle: string;
    /** Leads to the workshops. */
    readonly callToAction: { readonly title: string; readonly text: string };
  };
  readonly policyTitles: Readonly<Record<PolicyKind, string>>;
}

export interface ContactDetails {
  /** As it is read; `phoneHref` is what a telephone dials. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly addressLines: readonly string[];
  readonly map: StudioMapView;
}

export interface StudioMapView {
  readonly href: string;
  /** To be shown inside the page; null: nobody knows where exactly the address is. */
  readonly embed: string | null;
}
