import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from './icon.js';

const Square = chakra(Link, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 'target',
    minH: 'target',
    borderRadius: 'md',
    fontWeight: '600',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});

interface PageLinksProps {
  readonly page: number;
  readonly pageCount: number;
  readonly linkTo: (page: number) => To;
}

/** The pages of a list as real links, which search engines follow and which work without scripts. */
export function PageLinks({ page, pageCount, linkTo }: PageLinksProps) {
  if (pageCount <= 1) return null;
  return (
    <chakra.nav
      aria-label="Sayfalar"
      display="flex"
      justifyContent="center"
      flexWrap="wrap"
      gap="1"
      mt={{ base: '10', md: '12' }}
    >
      {page > 1 && <Step icon={ChevronLeft} label="Önceki sayfa" to={linkTo(page - 1)} />}
      {shownPages(page, pageCount).map((number, index, shown) => (
        <Fragment key={number}>
          {number - (shown[index - 1] ?? 0) > 1 && (
            <chakra.span aria-hidden="true" alignSelf="center" px="1" color="fg.subtle">
              …
            </chakra.span>
          )}
          <Square
            to={linkTo(number)}
            aria-label={`Sayfa ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Square>
        </Fragment>
      ))}
      {page < pageCount && <Step icon={ChevronRight} label="Sonraki sayfa" to={linkTo(page + 1)} />}
    </chakra.nav>
  );
}

/** The first page, the last one and those beside the shown one: at most five links, which fit on a phone. */
function shownPages(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly to: To;
}

function Step({ icon, label, to }: StepProps) {
  return (
    <Square to={to} aria-label={label}>
      <Icon as={icon} />
    </Square>
  );
}
