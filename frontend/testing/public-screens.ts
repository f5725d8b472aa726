/**
 * Imports the screens that the server renders in advance, because jest cannot link modules that are imported
 * at the same time.
 */
import '../src/storefront/blog/blog-page.js';
import '../src/storefront/blog/post/blog-post-page.js';
import '../src/storefront/home/about-section.js';
import '../src/storefront/home/blog-teaser.js';
import '../src/storefront/orders/bulk-order/bulk-order-section.js';
import '../src/storefront/home/home-page.js';
import '../src/storefront/layout/page-foot.js';
import '../src/storefront/layout/closed/closed-shop.js';
import '../src/storefront/not-found/not-found-page.js';
import '../src/storefront/content/imprint/imprint-page.js';
import '../src/storefront/content/policy/policy-page.js';
import '../src/storefront/catalog/product/product-page.js';
import '../src/storefront/workshops/calendar/workshop-calendar.js';
import '../src/storefront/workshops/faq-section.js';
import '../src/storefront/workshops/gallery-section.js';
import '../src/storefront/workshops/workshops-page.js';
