import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { POLICY_KINDS } from '../../contract/content/policy.js';
import { aContext } from '../../testing/contexts.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import { testSettings } from '../../testing/test-settings.js';
import { router } from '../api/trpc.js';
import { MediaFile } from '../media/media-file.entity.js';
import { MediaItem } from '../media/media-item.entity.js';
import { MediaLibraryQueriesService } from '../media/media-library-queries.service.js';
import { PictureQueriesService } from '../media/picture-queries.service.js';
import { ContentEntry } from './content-entry.entity.js';
import { ContentQueriesService } from './content-queries.service.js';
import { ContentRouter } from './content.router.js';
import { PolicyQueriesService } from './policy-queries.service.js';
import { testLegalTexts, testStudio } from '../../testing/test-studio.js';

const settings = testSettings({});
const studio = testStudio(settings);

const database = suiteDatabase([ContentEntry, MediaFile, MediaItem]);
let requested: ReturnType<typeof callerOf>;

beforeAll(() => {
  requested = callerOf(database);
});
beforeEach(() => emptyTables(database.dataSource, 'content_entry'));

function callerOf({ dataSource }: TestDatabase) {
  const mediaLibrary = new MediaLibraryQueriesService(dataSource, new PictureQueriesService(dataSource));
  const content = new ContentQueriesService(dataSource, mediaLibrary, studio);
  const contentRouter = new ContentRouter(content, new PolicyQueriesService(content, testLegalTexts()));
  return router({ content: contentRouter.router }).createCaller(aContext()).content;
}

async function write(entries: Record<string, string>): Promise<void> {
  await database.dataSource.manager.insert(
    ContentEntry,
    Object.entries(entries).map(([contentKey, contentValue]) => ({
      section: 'legal' as const,
      contentKey,
      contentValue,
    })),
  );
}

describe('A policy', () => {
  it.each(POLICY_KINDS)('%s names the seller while the studio says nothing', async (kind) => {
    const policy = await requested.policy({ kind });

    expect(policy).toMatchObject({ kind, html: null });
    const text = JSON.stringify(policy.sections);
    expect([settings.SELLER_TITLE, settings.SELLER_EMAIL].some((name) => text.includes(name))).toBe(true);
  });

  it.each(['privacy', 'delivery'] as const)('%s is the studio’s where it wrote one', async (kind) => {
    await write({ [`${kind}_title`]: ' Bizim metnimiz ', [`${kind}_content`]: '<h2>Bir</h2><p>İki</p>' });

    expect(await requested.policy({ kind })).toEqual({
      kind,
      title: 'Bizim metnimiz',
      sections: [],
      html: '<h2>Bir</h2><p>İki</p>',
    });
    expect((await requested.site()).policyTitles[kind]).toBe('Bizim metnimiz');
  });

  it('of the contract is the version in force, whatever the table of texts holds', async () => {
    await write({ contract_title: 'Sözleşmemiz', contract_content: '<p>Eski usul</p>' });

    const contract = await requested.policy({ kind: 'contract' });
    expect(contract).toMatchObject({ title: 'Sözleşmemiz', html: null, version: '2026-11' });
    expect(JSON.stringify(contract)).not.toContain('Eski usul');
  });

  it('keeps our text below a title of the studio’s, and ours above a text of its', async () => {
    const builtIn = await requested.policy({ kind: 'privacy' });
    await write({ privacy_title: 'Gizlilik', delivery_content: '<p>Hemen.</p>' });

    expect(await requested.policy({ kind: 'privacy' })).toEqual({ ...builtIn, title: 'Gizlilik' });
    expect(await requested.policy({ kind: 'delivery' })).toMatchObject({
      title: 'Teslimat ve İade Koşulları',
      html: '<p>Hemen.</p>',
    });
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['an empty paragraph', '<p>&nbsp;</p><p><br></p>'],
    ['a script alone', '<script>alert(1)</script>'],
    ['more than anybody writes', `<p>${'a'.repeat(60_000)}</p>`],
  ])('is ours when the studio’s holds %s', async (_what, content) => {
    await write({ delivery_content: content });

    const { html, sections } = await requested.policy({ kind: 'delivery' });
    expect([html, sections.length > 0]).toEqual([null, true]);
  });

  it('shows nothing that runs, however it came into the database', async () => {
    await write({
      delivery_content:
        '<p onclick="alert(1)">Bir <a href="javascript:alert(2)">iki</a><img src=x onerror=alert(3)></p><script>alert(4)</script>',
    });

    expect((await requested.policy({ kind: 'delivery' })).html).not.toMatch(/alert|script|onclick|onerror/i);
  });

  it('that does not exist is refused', async () => {
    await expect(requested.policy({ kind: 'constructor' as never })).rejects.toMatchObject({
      cause: { code: 'invalid_input', fields: { kind: 'Aradığınız metin bulunamadı.' } },
    });
  });
});
