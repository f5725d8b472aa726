/**
 * The form in which texts are compared in a search: Turkish lower case, then without diacritics,
 * so that 'corek' finds 'Çörek' and 'IŞIK' finds 'ışık'. The database keeps the same form in an indexed column:
 * its function `search_form` must answer the same, which a test of the catalogue compares.
 */
export function searchForm(text: string): string {
  return text
    .toLocaleLowerCase('tr-TR')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}
