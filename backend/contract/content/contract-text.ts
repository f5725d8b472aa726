import type { ContentSection } from './content-section.js';

/**
 * The text of the contract among the site's texts. It is not kept there: it shows the version in force of the legal
 * text, and writing it makes a new version.
 */
export function isContractText({ section, key }: { section: ContentSection; key: string }): boolean {
  return section === 'legal' && key === 'contract_content';
}
