/**
 * The form in which texts are compared in a search: Turkish lower case, then without diacritics,
 * so that 'corek' finds 'Çörek' and 'IŞIK' finds 'ışık'. The database keeps the same form in an indexed column.
 */
export function searchForm(text: string): string {
  return text
    .toLocaleLowerCase('tr-TR')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
