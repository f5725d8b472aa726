import { chakra } from '@chakra-ui/react';

const Text = chakra('div', {
  base: {
    textStyle: 'article',
    overflowWrap: 'break-word',
    '& > * + *': { mt: '6' },
    '& > :is(h2, h3, h4)': { textWrap: 'balance', mb: '4' },
    '& > h2': { textStyle: 'h2', fontSize: '1.875rem', mt: '12' },
    '& > h3': { textStyle: 'h3', mt: '10' },
    '& > h4': { textStyle: 'h4', mt: '8' },
    '& > :is(h2, h3, h4) + *': { mt: '0' },
    '& > :first-child': { mt: '0' },
    '& a': {
      color: 'brand.fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      _hover: { textDecorationThickness: '2px' },
    },
    '& :is(ul, ol)': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li::marker': { color: 'fg.subtle' },
    '& li + li, & li > :is(ul, ol)': { mt: '2' },
    '& blockquote': {
      my: '10',
      ps: '6',
      borderInlineStartWidth: '2px',
      borderColor: 'brand.solid',
      fontFamily: 'heading',
      fontWeight: '340',
      fontSize: '1.625rem',
      lineHeight: '1.4',
      textWrap: 'balance',
      '& p + p': { mt: '4' },
    },
    '& figure': { my: '10' },
    '& img': { maxW: 'full', h: 'auto', borderRadius: 'lg', bg: 'bg.picture' },
    '& figure img': { w: 'full' },
    '& figcaption': { mt: '3', textStyle: 'sm', color: 'fg.subtle' },
    '& hr': { my: '10', borderTopWidth: '1px' },
    '& code': {
      fontFamily: 'mono',
      fontSize: '0.9em',
      bg: 'bg.subtle',
      borderRadius: 'sm',
      px: '1.5',
      py: '0.5',
    },
    '& pre': {
      p: '5',
      bg: 'bg.subtle',
      borderRadius: 'md',
      overflowX: 'auto',
      fontFamily: 'mono',
      fontSize: '0.9375rem',
      lineHeight: '1.6',
    },
    '& pre code': { p: '0', bg: 'transparent', fontSize: 'inherit' },
    // A table that is too wide scrolls sideways by itself; the page does not.
    '& .wide': { my: '10', overflowX: 'auto' },
    '& table': { w: 'full', textStyle: 'note', borderCollapse: 'collapse' },
    '& caption': { textStyle: 'sm', color: 'fg.subtle', textAlign: 'start', pb: '2' },
    '& :is(th, td)': {
      minW: '32',
      py: '3',
      pe: '5',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: '650' },
  },
});

/** Shows the HTML of a post, which the server has sanitised. */
export function PostText({ html }: { readonly html: string }) {
  return <Text dangerouslySetInnerHTML={{ __html: withReachableBlocks(html) }} />;
}

/** Makes scrolling blocks reachable by keyboard. Sanitised HTML has a '<' only in its tags. */
function withReachableBlocks(html: string): string {
  return html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Tablo" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}
