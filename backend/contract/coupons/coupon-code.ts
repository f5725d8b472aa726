/** Upper case, with one I: a visitor cannot know from which of the four Turkish i's the code was written. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase().normalize('NFC').replaceAll('İ', 'I');
}
