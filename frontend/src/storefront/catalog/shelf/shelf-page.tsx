import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { describeShipping } from '@contract/studio/shipping-promise.js';
import { lazySection } from '../../../lib/navigation/lazy-section.js';
import { readPage } from '../../../lib/navigation/page-param.js';
import { SHELF_NAME, shelfTitle } from '../../../lib/navigation/page-title.js';
import { paths } from '../../../lib/navigation/paths.js';
import { FILTER_NAMES } from '../../../lib/navigation/product-filter-names.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useShipping } from '../../../lib/cart/use-shipping.js';
import { Breadcrumb } from '../../../ui/breadcrumb.js';

const ShelfList = lazySection(async () => (await import('./shelf-list.js')).ShelfList);

const LEAD = 'Atölyeden çıkan her parça burada.';

/** The page with all pieces of the shop, page by page. */
export function ShelfPage() {
  const [params] = useSearchParams();
  const shipping = useShipping();
  const { data: categories = [] } = trpc.catalog.categories.useQuery();
  const category = categories.find(({ slug }) => slug === params.get(FILTER_NAMES.category));
  useDocumentTitle(shelfTitle(category?.name ?? null, readPage(params)));
  return (
    <Frame>
      <Breadcrumb
        crumbs={[
          { name: 'Ana Sayfa', href: paths.home },
          { name: SHELF_NAME, href: paths.shelf },
          ...(category ? [{ name: category.name, href: paths.category(category.slug) }] : []),
        ]}
      />
      <chakra.div mt={{ base: '4', md: '8' }} mb={{ base: '6', md: '10' }}>
        <chakra.h1 textStyle="h1" overflowWrap="anywhere">
          {category?.name ?? SHELF_NAME}
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="2">
          {[LEAD, ...(shipping ? [`${describeShipping(shipping)}.`] : [])].join(' ')}
        </chakra.p>
      </chakra.div>
      <ShelfList />
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    maxW: 'calc({sizes.content} + 2 * {spacing.gutter})',
    mx: 'auto',
    px: 'gutter',
    pt: { base: '2', md: '6' },
    pb: 'section',
  },
});
