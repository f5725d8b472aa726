/**
 * Upper case and without the marks of Turkish letters: a visitor who hears or reads 'hoşgeldin' cannot know how the
 * studio wrote the code.
 */
export function couponCode(typed: string): string {
  return typed
    .trim()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .normalize('NFC');
}
