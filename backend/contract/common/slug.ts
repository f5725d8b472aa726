import { searchForm } from './turkish-text.js';

const MAX_LENGTH = 70;

/** 'Çay Bardağı Altlığı (3’lü)' → 'cay-bardagi-altligi-3lu'; empty when no character of the name can stay. */
export function slugOf(name: string): string {
  return searchForm(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
