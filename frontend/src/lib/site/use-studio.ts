import type { StudioView } from '@contract/studio/studio-profile.js';
import { studioNameOfPage } from './studio-name.js';
import { useSiteTexts } from './use-site-texts.js';

/** Returns who the studio is; undefined while that is loading. */
export function useStudio(): StudioView | undefined {
  return useSiteTexts().copy?.studio;
}

/** Returns the studio's name, which the page's head knows before anything is loaded. */
export function useStudioName(): string {
  return useStudio()?.name || studioNameOfPage();
}
