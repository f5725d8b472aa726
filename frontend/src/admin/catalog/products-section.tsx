import '../../lib/forms/class-metadata.js';
import { Route, Routes } from 'react-router-dom';
import { EditProductPage } from './edit-product-page.js';
import { ImportPage } from './import/import-page.js';
import { ImportsPage } from './import/imports-page.js';
import { NewProductPage } from './new-product-page.js';
import { ProductsPage } from './products-page.js';

/** The routes below /admin/urunler. */
export function ProductsSection() {
  return (
    <Routes>
      <Route index element={<ProductsPage />} />
      <Route path="yeni" element={<NewProductPage />} />
      <Route path="ice-aktar" element={<ImportsPage />} />
      <Route path="ice-aktar/:importId" element={<ImportPage />} />
      <Route path=":productId" element={<EditProductPage />} />
    </Routes>
  );
}
