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

/** A link inside running text, to a page of ours. */
export const TextLink = chakra(Link, textLinkRecipe);
/** The same for what is no page of ours, such as a phone number. */
export const TextAnchor = chakra('a', textLinkRecipe);
/** The same look for a button inside running text (opens a dialog). */
export const TextButton = chakra('button', textLinkRecipe, { defaultProps: { type: 'button' } });
