import { describeWeek, type OpeningHours } from './opening-hours.js';
import { type LookView, UNKNOWN_LOOK } from './studio-look.js';
import { type SocialLink, socialLinks, type SocialProfiles } from './social-profile.js';

/** A point on the map, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Who the studio is for its visitors. Optional texts are empty when there is nothing to say. */
export interface StudioProfile extends OpeningHours {
  readonly name: string;
  /** What and where the studio is, after the name in the title of the home page: 'Üsküdar’da seramik atölyesi'. */
  readonly tagline: string;
  /** One or two sentences, for search engines and for links that are shared. */
  readonly description: string;
  /** In lines, as on a letter. */
  readonly address: string;
  readonly mapPoint: MapPoint | null;
  readonly phone: string;
  readonly email: string;
  readonly social: SocialProfiles;
  /** A promise below the description in the footer. */
  readonly guarantee: string;
  /** The first year of the copyright notice. */
  readonly copyrightYear: number;
  /** Who made the site, at the end of the footer. */
  readonly credit: string;
}

/** The address in one line, for tickets, calendar entries and search engines. */
export function placeOf({ address }: Pick<StudioProfile, 'address'>): string {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** What every page knows of the studio besides its contact details. */
export interface StudioView extends OpeningHours {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly guarantee: string;
  readonly copyright: string;
  readonly credit: string;
  /** 'Salı–Pazar, 10:00–19:00', in lines. */
  readonly hours: readonly string[];
  readonly social: readonly SocialLink[];
  readonly look: LookView;
}

/** Stands for the studio where nothing is known of it, as when a page could not reach the server. */
export const UNKNOWN_STUDIO: StudioProfile = {
  name: '',
  tagline: '',
  description: '',
  address: '',
  mapPoint: null,
  phone: '',
  email: '',
  week: [],
  closedDays: [],
  social: {},
  guarantee: '',
  copyrightYear: 0,
  credit: '',
};

export function studioView(profile: StudioProfile, look: LookView = UNKNOWN_LOOK): StudioView {
  const { name, tagline, description, guarantee, credit, week, closedDays, social, copyrightYear } = profile;
  return {
    name,
    tagline,
    description,
    guarantee,
    copyright: name === '' ? '' : `© ${copyrightYear} ${name}. Tüm hakları saklıdır.`,
    credit,
    week,
    closedDays,
    hours: describeWeek(week),
    social: socialLinks(social),
    look,
  };
}
