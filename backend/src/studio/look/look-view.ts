import { createHash } from 'node:crypto';
import type { LookView } from '../../../contract/studio/studio-look.js';
import type { StudioSections } from '../../../contract/studio/studio-sections.js';
import type { Logo } from './logo.js';
import { markView } from './mark-view.js';

/** Increased when the files made from a mark are drawn in another way. */
const DRAWING = 1;

export function lookView({ look, profile }: StudioSections, logo: Logo | null): LookView {
  const { name, tagline } = profile;
  const shown = JSON.stringify([DRAWING, look, logo?.picture.fileName ?? null, name, tagline]);
  return {
    version: createHash('sha256').update(shown).digest('hex').slice(0, 8),
    accent: look.accent,
    mark: markView(look, name, logo),
  };
}
