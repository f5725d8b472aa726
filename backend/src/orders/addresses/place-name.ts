/**
 * Normalises a name of the post office's list: 'Mursallar  Yaylası Mah (yağbaşlar Köyü)' becomes 'Mursallar
 * Yaylası Mah. (Yağbaşlar Köyü)'.
 */
export function placeName(listed: string): string {
  return (
    listed
      .replace(/\s+/g, ' ')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      .replace(/\)(?=\p{L})/gu, ') ')
      .replace(/(?<=[(.,/\d]\s?|\s|^)\p{Ll}/gu, upper)
      // 'Kuva-i Milliye' keeps its small letter, because its hyphen joins a suffix and not a second name.
      .replace(/(?<=-)\p{Ll}(?=\p{L})/gu, upper)
      .replace(/\bMah(?![\p{L}.])/gu, 'Mah.')
      .trim()
  );
}

function upper(letter: string): string {
  return letter.toLocaleUpperCase('tr-TR');
}
