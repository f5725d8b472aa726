/**
 * The form in which texts are compared in searches: Turkish lower case without diacritics, so that 'corek'
 * finds 'Çörek' and 'IŞIK' finds 'ışık'. The database keeps the same form in an indexed column: its function
 * `search_form` must give the same result, which a test of the catalogue checks.
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
