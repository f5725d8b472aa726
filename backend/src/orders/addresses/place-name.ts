/** The post office's list says 'Mursallar  Yaylası Mah (yağbaşlar Köyü)'; people write 'Mursallar Yaylası Mah. (Yağbaşlar Köyü)'. */
export function placeName(listed: string): string {
  return (
    listed
      .replace(/\s+/g, ' ')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      .replace(/\)(?=\p{L})/gu, ') ')
      .replace(/(?<=[(.,/\d]\s?|\s|^)\p{Ll}/gu, upper)
      // 'Kuva-i Milliye' keeps its small letter: there the hyphen joins an ending, not a second name.
      .replace(/(?<=-)\p{Ll}(?=\p{L})/gu, upper)
      .replace(/\bMah(?![\p{L}.])/gu, 'Mah.')
      .trim()
  );
}

function upper(letter: string): string {
  return letter.toLocaleUpperCase('tr-TR');
}
