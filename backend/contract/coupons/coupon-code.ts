/**
 * Normalises a typed code to upper case without Turkish marks, because a visitor who hears or reads
 * 'hoşgeldin' cannot know how the studio spelled the code.
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
