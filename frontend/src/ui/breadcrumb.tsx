import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The path from the home page to this page, which is its last part. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Buradasınız">
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        textStyle="sm"
        color="fg.muted"
      >
        {crumbs.map(({ name, href }, index) => (
          <CrumbItem key={href}>
            <CrumbLink to={href} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {name}
            </CrumbLink>
          </CrumbItem>
        ))}
      </chakra.ol>
    </nav>
  );
}

const CrumbItem = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    '& + &::before': { content: '"›" / ""', color: 'fg.subtle', me: '2' },
  },
});

const CrumbLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    overflowWrap: 'anywhere',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&[aria-current]': { color: 'fg' },
  },
});
