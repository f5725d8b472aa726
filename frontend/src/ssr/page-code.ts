/** The script that loads the scripts of a rendered page in time. */
export const STARTER = 'src/entry-starter.ts';

/** The file with the code of each public page, as the build names it. */
export const PAGE_CODE = {
  home: 'src/storefront/home/home-page.tsx',
  shelf: 'src/storefront/catalog/shelf/shelf-page.tsx',
  workshops: 'src/storefront/workshops/workshops-page.tsx',
  product: 'src/storefront/catalog/product/product-page.tsx',
  blog: 'src/storefront/blog/blog-page.tsx',
  blogPost: 'src/storefront/blog/post/blog-post-page.tsx',
  imprint: 'src/storefront/content/imprint/imprint-page.tsx',
  policy: 'src/storefront/content/policy/policy-page.tsx',
  notFound: 'src/storefront/not-found/not-found-page.tsx',
  closed: 'src/storefront/layout/closed/closed-shop.tsx',
} as const;
