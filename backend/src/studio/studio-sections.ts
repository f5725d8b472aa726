import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import { ALL_FEATURES } from '../../contract/studio/features.js';
import { INITIAL_LOOK } from '../../contract/studio/studio-look.js';
import type { StudioSection, StudioSections } from '../../contract/studio/studio-sections.js';
import type { Settings } from '../platform/config/settings.js';
import { initialProfile, initialSeller } from './initial-studio.js';

interface SectionRules<Section extends StudioSection> {
  /** How the activity log names the section. */
  readonly label: string;
  /** The log's event of a saved change. */
  readonly event: LogEventName;
  /** The details until the studio saves its own. Fields that later versions add have these values as well. */
  readonly initial: (settings: Settings) => StudioSections[Section];
}

export const STUDIO_SECTIONS: { readonly [Section in StudioSection]: SectionRules<Section> } = {
  profile: { label: 'Atölye', event: 'studio_profile_changed', initial: initialProfile },
  seller: { label: 'Satıcı', event: 'seller_changed', initial: initialSeller },
  features: { label: 'Bölümler', event: 'features_changed', initial: () => ALL_FEATURES },
  look: { label: 'Görünüm', event: 'studio_look_changed', initial: () => INITIAL_LOOK },
};

/** A section as it is in force: what was saved, completed by the initial details. */
export function sectionInForce<Section extends StudioSection>(
  section: Section,
  settings: Settings,
  saved: object = {},
): StudioSections[Section] {
  return { ...STUDIO_SECTIONS[section].initial(settings), ...saved };
}

/** All sections as they are in force. */
export function sectionsInForce(settings: Settings, saved: ReadonlyMap<string, object>): StudioSections {
  return {
    profile: sectionInForce('profile', settings, saved.get('profile')),
    seller: sectionInForce('seller', settings, saved.get('seller')),
    features: sectionInForce('features', settings, saved.get('features')),
    look: sectionInForce('look', settings, saved.get('look')),
  };
}
