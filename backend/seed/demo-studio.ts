import type { EntityManager } from 'typeorm';
import type { ContentSection } from '../contract/content/content-section.js';
import { ContentEntry } from '../src/content/content-entry.entity.js';
import { StudioDetails } from '../src/studio/studio-details.entity.js';
import { DEMO_CONTENT, DEMO_PROFILE, DEMO_SELLER } from './demo-studio.texts.js';

/** Makes the shop that of the demo's studio: its name, its seller, and the texts that tell of it. */
export async function seedDemoStudio(manager: EntityManager): Promise<void> {
  await manager.insert(StudioDetails, [
    { section: 'profile', details: DEMO_PROFILE },
    { section: 'seller', details: DEMO_SELLER },
  ]);
  const texts = Object.entries(DEMO_CONTENT).flatMap(([section, entries]) =>
    Object.entries(entries).map(([contentKey, contentValue]) => ({
      section: section as ContentSection,
      contentKey,
      contentValue,
    })),
  );
  await manager.insert(ContentEntry, texts);
}
