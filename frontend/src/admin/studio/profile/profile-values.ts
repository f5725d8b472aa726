import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { describeWeek } from '@contract/studio/opening-hours.js';
import { SaveStudioProfileDto } from '@contract/studio/studio-profile.dto.js';
import { SOCIAL_NETWORKS, type SocialNetwork, socialLinks } from '@contract/studio/social-profile.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../ui/conflict-dialog.js';

export type ProfileValues = SavedSection<'profile'>;

/** The options keep a rule's order: the first broken one is shown. */
export const profileResolver = classValidatorResolver(SaveStudioProfileDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<ProfileValues>;

export const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

const NO_ADDRESSES = Object.fromEntries(NETWORKS.map((network) => [network, '']));

/** Fills every field of the form; a field without a value would count as changed after each save. */
export function profileValues(saved: SavedSection<'profile'>): ProfileValues {
  return { ...saved, social: { ...NO_ADDRESSES, ...saved.social } };
}

/** Lists the differences between the form and what somebody else saved. */
export function profileConflict(mine: ProfileValues, theirs: ProfileValues): ConflictField[] {
  const saved = shown(theirs);
  return Object.entries(shown(mine))
    .map(([label, text]) => ({ label, mine: text, theirs: saved[label] ?? '' }))
    .filter((field) => field.mine !== field.theirs);
}

function shown(values: ProfileValues): Record<string, string> {
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
