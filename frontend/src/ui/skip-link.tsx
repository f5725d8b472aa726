import { chakra } from '@chakra-ui/react';

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '3',
    left: '3',
    zIndex: 'skipLink',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '12',
    px: '6',
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'button',
    transform: 'translateY(-200%)',
    // While hidden above the page, a shadow would reach into it.
    _focus: { transform: 'none', boxShadow: 'lg' },
    _print: { display: 'none' },
  },
});

export const MAIN_CONTENT_ID = 'icerik';

export function SkipLink() {
  return <Anchor href={`#${MAIN_CONTENT_ID}`}>İçeriğe geç</Anchor>;
}
