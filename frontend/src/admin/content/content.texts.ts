import type { ContentType } from '@contract/content/content-key.js';
import type { ContentSection } from '@contract/content/content-section.js';

export const SECTION_NAMES: Readonly<Record<ContentSection, string>> = {
  hero: 'Ana sayfa',
  about: 'Hakkımızda',
  workshops: 'Workshoplar',
  blog: 'Blog',
  footer: 'Alt bilgi',
  contact: 'İletişim',
  legal: 'Yasal metinler',
  bulk_order: 'Toplu sipariş',
};

export const TYPE_NAMES: Readonly<Record<ContentType, string>> = {
  title: 'başlık',
  description: 'açıklama',
  text: 'metin',
  html: 'biçimli metin',
};

/** Specification 3, section 8. */
export const LOAD_FAILED = 'İçerikler yüklenirken hata oluştu';
export const SAVE_FAILED = 'İçerik güncellenirken hata oluştu';

export const NO_PICTURE = 'Sitenin kendi resmi';
