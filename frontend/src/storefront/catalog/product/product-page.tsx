import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ProductView } from '@contract/catalog/catalog.views.js';
import { lazySection } from '../../../lib/navigation/lazy-section.js';
import { paths } from '../../../lib/navigation/paths.js';
import { Breadcrumb } from '../../../ui/breadcrumb.js';
import { ButtonLink } from '../../../ui/button.js';
import { ResponsivePicture } from '../../../ui/responsive-picture.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { ProductContent } from './product-content.js';
import { ProductMissing, ProductSkeleton, ProductUnreachable } from './product-states.js';
import { useProduct } from './use-product.js';

const OtherPieces = lazySection(async () => (await import('./other-pieces.js')).OtherPieces);

/** The page of a product, opened by a shared link, from a search engine, or in a restored tab. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { product, isGone, hasFailed, isRetrying, retry } = useProduct(slug);
  if (product) return <Piece key={product.id} product={product} />;
  if (isGone) {
    return (
      <Message>
        <ProductMissing
          titleAs="h1"
          action={
            <ButtonLink variant="outline" to={paths.shelf}>
              Rafa Dönün
            </ButtonLink>
          }
        />
      </Message>
    );
  }
  if (hasFailed) {
    return (
      <Message>
        <ProductUnreachable titleAs="h1" isRetrying={isRetrying} onRetry={retry} />
      </Message>
    );
  }
  return (
    <Frame>
      <chakra.div minH="target" mb={{ base: '1', md: '3' }} />
      <ProductSkeleton place="page" title={<VisuallyHidden role="status">Ürün yükleniyor</VisuallyHidden>} />
    </Frame>
  );
}

function Piece({ product }: { readonly product: ProductView }) {
  const { name, slug, category } = product;
  return (
    <Frame>
      <chakra.div mb={{ base: '1', md: '3' }}>
        <Breadcrumb
          crumbs={[
            { name: 'Ana Sayfa', href: paths.home },
            { name: category.name, href: paths.category(category.slug) },
            { name, href: paths.product(slug) },
          ]}
        />
      </chakra.div>
      <ProductContent
        product={product}
        place="page"
        heading={
          <chakra.h1 textStyle="h1" fontSize="clamp(2rem, 1.6rem + 1.6vw, 2.875rem)" overflowWrap="anywhere">
            {name}
          </chakra.h1>
        }
      />
      <noscript>
        <FurtherPictures product={product} />
      </noscript>
      <OtherPieces product={product} />
    </Frame>
  );
}

/** Shows the further pictures to visitors without scripts, who cannot turn the gallery. */
function FurtherPictures({ product }: { readonly product: ProductView }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap={{ base: '3', md: '6' }}
      mt="10"
    >
      {product.pictures.slice(1).map((picture) => (
        <chakra.div key={picture.fileName} aspectRatio="1 / 1" borderRadius="md" overflow="hidden">
          <ResponsivePicture picture={picture} sizes="(min-width: 1024px) 23vw, 46vw" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

const Frame = chakra('div', {
  base: {
    maxW: 'calc({sizes.content} + 2 * {spacing.gutter})',
    mx: 'auto',
    px: 'gutter',
    pt: { base: '2', md: '6' },
    pb: '6',
  },
});

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <chakra.div maxW="result" mx="auto" py={{ base: '6', md: '12' }}>
        {children}
      </chakra.div>
    </Frame>
  );
}
