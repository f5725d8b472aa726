import type { BookingPolicies } from '../workshops/policies/booking-policies.js';
import type { CarrierList } from './carriers.js';
import type { Features } from './features.js';
import type { InvoicingRules } from './invoicing-rules.js';
import type { NoticeAddresses } from './notice-addresses.js';
import type { OrderRules } from './order-rules.js';
import type { ReturnRules } from './return-rules.js';
import type { SellerDetails } from './seller-details.js';
import type { StudioLook } from './studio-look.js';
import type { ShippingRules } from './shipping-rules.js';
import type { StudioProfile } from './studio-profile.js';
import type { VatRules } from './vat.js';

/** What the studio has entered about itself. Each section is read, changed and saved as a whole. */
export interface StudioSections {
  readonly profile: StudioProfile;
  readonly seller: SellerDetails;
  readonly features: Features;
  readonly look: StudioLook;
  readonly orders: OrderRules;
  readonly vat: VatRules;
  readonly shipping: ShippingRules;
  readonly notices: NoticeAddresses;
  readonly carriers: CarrierList;
  readonly policies: BookingPolicies;
  readonly invoicing: InvoicingRules;
  readonly returns: ReturnRules;
}

export type StudioSection = keyof StudioSections;

/** How the activity log and the forms name the sections. */
export const STUDIO_SECTION_LABELS: Readonly<Record<StudioSection, string>> = {
  profile: 'Atölye',
  seller: 'Satıcı',
  features: 'Bölümler',
  look: 'Görünüm',
  orders: 'Sipariş kuralları',
  vat: 'KDV',
  shipping: 'Kargo',
  notices: 'Bildirim adresleri',
  carriers: 'Kargo firmaları',
  policies: 'Workshop kuralları',
  invoicing: 'Fatura kuralları',
  returns: 'İade kuralları',
};

/** A section's details with the version that is sent back when they are saved; 0 before the first save. */
export type SavedSection<Section extends StudioSection> = StudioSections[Section] & {
  readonly version: number;
};

/** For each section the fields that the server's environment decides, with the name of the variable that does. */
export type LockedFields = Readonly<Partial<Record<StudioSection, Readonly<Record<string, string>>>>>;
