import type { EntityManager } from 'typeorm';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import { USUAL_CARRIERS } from '../../contract/studio/carriers.js';
import { ALL_FEATURES } from '../../contract/studio/features.js';
import { INITIAL_INVOICING } from '../../contract/studio/invoicing-rules.js';
import { INITIAL_RETURNS } from '../../contract/studio/return-rules.js';
import { INITIAL_LOOK } from '../../contract/studio/studio-look.js';
import type { StudioSection, StudioSections } from '../../contract/studio/studio-sections.js';
import { INITIAL_POLICIES } from '../../contract/workshops/policies/booking-policies.js';
import type { SettingName, Settings } from '../platform/config/settings.js';
import { initialNoticeAddresses } from './initial-notice-addresses.js';
import { initialOrderRules } from './initial-order-rules.js';
import type { LocalDate } from '../../contract/common/dates.js';
import { vatChangeProblem } from '../../contract/studio/vat.js';
import { INITIAL_SHIPPING, INITIAL_VAT } from './initial-rules.js';
import { initialProfile, initialSeller } from './initial-studio.js';
import { removedRatesProblem } from './vat-rates.js';

interface SectionChange<Section extends StudioSection> {
  readonly before: StudioSections[Section];
  readonly after: StudioSections[Section];
  readonly today: LocalDate;
}

interface SectionRules<Section extends StudioSection> {
  /** The log's event of a saved change. */
  readonly event: LogEventName;
  /** The details until the studio saves its own. Fields that later versions add have these values as well. */
  readonly initial: (settings: Settings) => StudioSections[Section];
  /** Settings of the process that decide a field while the environment gives them; the screen shows it as locked. */
  readonly environment?: FieldSettings<Section>;
  /**
   * Why a change cannot be saved, in words for the studio; null when it can. Absent where each change can. The section
   * is locked meanwhile.
   */
  readonly problemOf?: (manager: EntityManager, change: SectionChange<Section>) => Promise<string | null>;
}

/** The setting of each field that has one. Both hold the same kind of value. */
type FieldSettings<Section extends StudioSection> = {
  readonly [Field in keyof StudioSections[Section]]?: SettingName;
};

export const STUDIO_SECTIONS: { readonly [Section in StudioSection]: SectionRules<Section> } = {
  profile: { event: 'studio_profile_changed', initial: initialProfile },
  seller: { event: 'seller_changed', initial: initialSeller },
  features: { event: 'features_changed', initial: () => ALL_FEATURES },
  look: { event: 'studio_look_changed', initial: () => INITIAL_LOOK },
  notices: {
    event: 'notice_addresses_changed',
    initial: initialNoticeAddresses,
  },
  carriers: {
    event: 'carriers_changed',
    initial: () => ({ carriers: USUAL_CARRIERS }),
  },
  orders: {
    event: 'order_rules_changed',
    initial: initialOrderRules,
    environment: {
      holdMinutes: 'HOLD_MINUTES',
      holdSharePercent: 'HOLD_SHARE_PERCENT',
      piecesReservedOfProduct: 'PIECES_RESERVED_OF_PRODUCT',
      seatsReservedOfSession: 'SEATS_RESERVED_OF_SESSION',
      reservedPerNetwork: 'RESERVED_PER_NETWORK',
      unpaidMinutesPerNetwork: 'UNPAID_MINUTES_PER_NETWORK',
      piecesPerNetwork: 'PIECES_PER_NETWORK',
      seatsPerNetwork: 'SEATS_PER_NETWORK',
    },
  },
  vat: {
    event: 'vat_changed',
    initial: () => INITIAL_VAT,
    problemOf: async (manager, { before, after, today }) =>
      vatChangeProblem(before, after, today) ?? (await removedRatesProblem(manager, before, after)),
  },
  shipping: { event: 'shipping_changed', initial: () => INITIAL_SHIPPING },
  policies: { event: 'booking_policies_changed', initial: () => INITIAL_POLICIES },
  invoicing: { event: 'invoicing_rules_changed', initial: () => INITIAL_INVOICING },
  returns: { event: 'return_rules_changed', initial: () => INITIAL_RETURNS },
};

/**
 * A section as it is in force: what was saved, completed by the initial details. What the environment gives wins over
 * both.
 */
export function sectionInForce<Section extends StudioSection>(
  section: Section,
  settings: Settings,
  saved: object = {},
): StudioSections[Section] {
  const given = Object.entries(lockedFields(section, settings)).map(
    ([field, name]) => [field, settings[name]] as const,
  );
  return { ...STUDIO_SECTIONS[section].initial(settings), ...saved, ...Object.fromEntries(given) };
}

/** The fields that the environment decides, each with the setting that does. */
export function lockedFields(section: StudioSection, settings: Settings): Record<string, SettingName> {
  const { environment = {} }: { environment?: Record<string, SettingName> } = STUDIO_SECTIONS[section];
  return Object.fromEntries(Object.entries(environment).filter(([, name]) => settings.isGiven(name)));
}

/** All sections as they are in force. */
export function sectionsInForce(settings: Settings, saved: ReadonlyMap<string, object>): StudioSections {
  return {
    profile: sectionInForce('profile', settings, saved.get('profile')),
    seller: sectionInForce('seller', settings, saved.get('seller')),
    features: sectionInForce('features', settings, saved.get('features')),
    look: sectionInForce('look', settings, saved.get('look')),
    notices: sectionInForce('notices', settings, saved.get('notices')),
    carriers: sectionInForce('carriers', settings, saved.get('carriers')),
    orders: sectionInForce('orders', settings, saved.get('orders')),
    vat: sectionInForce('vat', settings, saved.get('vat')),
    shipping: sectionInForce('shipping', settings, saved.get('shipping')),
    policies: sectionInForce('policies', settings, saved.get('policies')),
    invoicing: sectionInForce('invoicing', settings, saved.get('invoicing')),
    returns: sectionInForce('returns', settings, saved.get('returns')),
  };
}
