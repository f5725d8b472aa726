import { describe, expect, it } from '@jest/globals';
import { contentKeys } from '@contract/content/content-keys.js';
import { publicPaths } from '@contract/content/public-paths.js';
import { TEST_SELLER } from '../../../testing/test-studio.js';
import { HOME_SECTIONS, WORKSHOP_SECTIONS } from '../../lib/navigation/site-links.js';

/** As the pages' own specs find them drawn. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  [publicPaths.home]: HOME_SECTIONS,
  [publicPaths.workshops]: WORKSHOP_SECTIONS,
};

describe('The preview', () => {
  it.each(
    Object.values(contentKeys(TEST_SELLER, TEST_SELLER)).flatMap((keys) =>
      Object.entries(keys).flatMap(([key, { page, place }]) =>
        place === null ? [] : [{ key, page, place }],
      ),
    ),
  )('finds the part of $page in which $key stands: $place', ({ page, place }) => {
    expect(PARTS[page]).toContain(place);
  });
});
