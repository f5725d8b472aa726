import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const textLinkRecipe = defineRecipe({
  base: {
    color: 'brand.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    textDecorationThickness: '1px',
    _hover: { color: 'brand.solidHover', textDecorationThickness: '2px' },
  },
});

/** A link to a page of the site in running text. */
export const TextLink = chakra(Link, textLinkRecipe);
/** The same for other addresses, such as a phone number. */
export const TextAnchor = chakra('a', textLinkRecipe);
/** A button in running text that looks like a link and opens a dialog. */
export const TextButton = chakra('button', textLinkRecipe, { defaultProps: { type: 'button' } });
