/** The titles of the columns in tables of products, by field. The import finds them again by these titles. */
export const PRODUCT_COLUMNS = {
  id: 'Ürün No',
  slug: 'Adres',
  name: 'Ürün Adı',
  category: 'Kategori',
  price: 'Fiyat (TL)',
  stockQuantity: 'Stok',
  minStock: 'En Az Stok',
  isUnlimited: 'Sınırsız Stok',
  isActive: 'Rafta',
  description: 'Açıklama',
  material: 'Malzeme',
  dimensions: 'Ölçüler',
  care: 'Bakım',
  pictures: 'Resimler',
} as const;
