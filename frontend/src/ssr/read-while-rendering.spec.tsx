import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { AppError } from '@contract/app-error.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site.rules.js';
import { AppProviders } from '../app-providers.js';
import { trpc } from '../lib/server/trpc.js';
import { PageData } from './page-data.js';

const TEXTS = { ...BUILT_IN_SITE_TEXTS, footer: { companyDescription: 'Stüdyonun sözü' } };

type Answers = Record<string, () => unknown>;

let requested: string[];
beforeEach(() => {
  requested = [];
});

function showing(answers: Answers): PageData {
  return new PageData((procedure) => {
    requested.push(procedure);
    return Promise.resolve().then(() => answers[procedure]?.());
  });
}

/** Renders until nothing is missing, as the pages are. */
async function render(shown: PageData, Screen: () => string): Promise<string> {
  const html = () =>
    renderToString(
      <AppProviders links={shown.links} queryClient={shown.queryClient}>
        <Screen />
      </AppProviders>,
    );
  let rendered = html();
  while (await shown.fetchMissing()) rendered = html();
  return rendered;
}

const unreachable = () => {
  throw new Error('connection refused');
};
const unknown = () => {
  throw new AppError('product_not_found');
};

const Footer = () => trpc.content.site.useQuery().data?.footer.companyDescription ?? 'nichts';
const Product = () => trpc.catalog.product.useQuery({ slug: 'yok' }).data?.name ?? 'yok';

describe('What a page shows', () => {
  it('is asked for once, and is there when the page is rendered again', async () => {
    const shown = showing({ 'content.site': () => TEXTS });
    const html = await render(shown, () => `${Footer()} ${Footer()}`);

    expect(html).toContain('Stüdyonun sözü Stüdyonun sözü');
    expect(requested).toEqual(['content.site']);
    expect(shown.isWhole).toBe(true);
    expect(shown.one('content.site')).toBe(TEXTS);
  });

  it('may hang on what was read before it', async () => {
    const shown = showing({ 'content.site': () => TEXTS, 'catalog.product': () => ({ name: 'Ay Vazo' }) });
    const Chained = () => {
      const { data } = trpc.content.site.useQuery();
      const slug = data?.footer.companyDescription ?? '';
      return trpc.catalog.product.useQuery({ slug }, { enabled: slug !== '' }).data?.name ?? 'yok';
    };

    expect(await render(shown, Chained)).toContain('Ay Vazo');
    expect(requested).toEqual(['content.site', 'catalog.product']);
  });

  it('is never read for one visitor, nor what nobody wants yet', async () => {
    const shown = showing({});
    await render(shown, () => {
      trpc.session.current.useQuery();
      trpc.catalog.product.useQuery({ slug: 'a' }, { enabled: false });
      return '';
    });

    expect(requested).toEqual([]);
    expect(shown.isWhole).toBe(true);
    expect(shown.dehydrated().queries).toEqual([]);
  });

  it('is the built-in text where the studio’s cannot be read, which the browser asks for again', async () => {
    const shown = showing({ 'content.site': unreachable });
    const html = await render(shown, Footer);

    expect(html).toContain(BUILT_IN_SITE_TEXTS.footer.companyDescription);
    expect(shown.isWhole).toBe(false);
    expect(shown.dehydrated().queries.map(({ state }) => state.dataUpdatedAt)).toEqual([0]);
  });

  it('without a text of its own is left to the browser', async () => {
    const shown = showing({ 'catalog.product': unreachable });
    await render(shown, Product);

    expect(shown.isWhole).toBe(false);
    expect(shown.isUnknown('catalog.product')).toBe(false);
    expect(shown.dehydrated().queries).toEqual([]);
  });

  it('is that there is no such thing, which the browser need not ask again', async () => {
    const shown = showing({ 'catalog.product': unknown });
    await render(shown, Product);

    expect(shown.isUnknown('catalog.product')).toBe(true);
    expect(shown.isWhole).toBe(true);
    expect(shown.one('catalog.product')).toBeNull();
    const { queries } = JSON.parse(JSON.stringify(shown.dehydrated())) as { queries: { state: object }[] };
    expect(queries[0]?.state).toMatchObject({
      status: 'error',
      error: { data: { code: 'product_not_found' } },
    });
  });

  it('tells nothing of the machine in what it leaves for the browser', async () => {
    const shown = showing({ 'catalog.product': unknown, 'content.site': unreachable });
    await render(shown, () => Product() + Footer());

    expect(JSON.stringify(shown.dehydrated())).not.toMatch(/stack|connection refused|node_modules/);
  });
});
