import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/**
 * The fonts of the site, with all Turkish letters, for documents and pictures that the server makes. They are opened
 * once, because that takes longer than rendering a page.
 */
export const SITE_FONTS = {
  heading: openFont('@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf'),
  body: openFont('@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf'),
  strong: openFont('@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf'),
};

/**
 * fontkit keeps each glyph as it was first asked for: asked for as a part of another letter ('U' of 'Ü'), it forgets for
 * all later documents which letter it is, and they could not be searched for it. So every letter is asked for by itself
 * first.
 */
function openFont(file: string): Font {
  const font = openSync(resolve(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts.`);
  font.characterSet.forEach((letter) => font.glyphForCodePoint(letter));
  return font;
}
