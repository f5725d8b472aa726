import { describeWeek } from '@contract/studio/opening-hours.js';
import { SaveStudioProfileDto } from '@contract/studio/studio-profile.dto.js';
import { SOCIAL_NETWORKS, type SocialNetwork, socialLinks } from '@contract/studio/social-profile.js';
import type { StudioProfile } from '@contract/studio/studio-profile.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../edited-section.js';

export type ProfileValues = SavedSection<'profile'>;

export const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

const NO_ADDRESSES = Object.fromEntries(NETWORKS.map((network) => [network, '']));

/** Fills every field of the form; a field without a value would count as changed after each save. */
function profileValues(saved: SavedSection<'profile'>): ProfileValues {
  return { ...saved, social: { ...NO_ADDRESSES, ...saved.social } };
}

function inWords(values: StudioProfile) {
  const { mapPoint } = values;
  return {
    Ad: values.name,
    Slogan: values.tagline,
    Tanıtım: values.description,
    Adres: values.address,
    'Haritadaki yer': mapPoint === null ? '' : describePoint(mapPoint),
    Telefon: values.phone,
    'E-posta': values.email,
    'Çalışma saatleri': describeWeek(values.week).join('\n'),
    'Kapalı günler': values.closedDays.map(({ from, to, reason }) => `${from} – ${to} ${reason}`).join('\n'),
    'Sosyal medya': socialLinks(values.social)
      .map(({ href }) => href)
      .join('\n'),
    Söz: values.guarantee,
    'Telif yılı': String(values.copyrightYear),
    'Siteyi yapan': values.credit,
  };
}

/** '41.0345, 29.029', as map sites show a place. */
export function describePoint({ latitude, longitude }: NonNullable<ProfileValues['mapPoint']>): string {
  return `${latitude}, ${longitude}`;
}

/** Reads what was copied from a map site; NaN where it is no number, which the rules refuse. */
export function readPoint(text: string): ProfileValues['mapPoint'] {
  if (text.trim() === '') return null;
  const [latitude, longitude, ...rest] = text.split(',').map((part) => part.trim());
  const number = (part: string | undefined) => (part && rest.length === 0 ? Number(part) : Number.NaN);
  return { latitude: number(latitude), longitude: number(longitude) };
}

/** Compares by the numbers, because the form keeps a copy. */
export function isSamePoint(one: ProfileValues['mapPoint'], other: ProfileValues['mapPoint']): boolean {
  if (one === null || other === null) return one === other;
  return Object.is(one.latitude, other.latitude) && Object.is(one.longitude, other.longitude);
}

export const PROFILE_SECTION: EditedSection<ProfileValues> = {
  section: 'profile',
  dto: SaveStudioProfileDto,
  inWords,
  valuesOf: profileValues,
};
