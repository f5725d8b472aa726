import { chakra, ScrollArea } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CountBadge } from './count-badge.js';

export interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
}

interface TabsProps {
  /** The name of the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly current: string;
  /** The kind of count: '12 okunmamış'. Unread ones are shown in the accent colour, and only when there are some. */
  readonly counts?: 'records' | 'unread';
}

const FADE = '56px';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    // Whole when it is scrolled into view: beside the fading edge, not under it.
    scrollMarginInline: FADE,
    minH: '48px',
    minW: 'target',
    px: '2px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: '700', borderColor: 'brand.solid' },
    // Inside, because the row scrolls sideways and would cut off a ring outside of it.
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** These are links, not ARIA tabs, because each has an address and Back leads to the previous one. */
export function Tabs({ label, tabs, current, counts = 'records' }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <ScrollArea.Root mb="5">
      <ScrollArea.Viewport
        scrollbarWidth="none"
        boxShadow="inset 0 -1px {colors.border}"
        css={{ '&[data-overflow-x]:not([data-at-right])': { maskImage: FADING } }}
      >
        <ScrollArea.Content>
          <chakra.nav ref={row} aria-label={label} display="flex" gap="6">
            {tabs.map(({ key, label: name, href, count }) => (
              <Tab
                key={key}
                to={href}
                aria-current={key === current ? 'page' : undefined}
                data-leaves={key === current ? undefined : ''}
              >
                {name}
                {count !== undefined && <CountBadge count={count} counts={counts} />}
              </Tab>
            ))}
          </chakra.nav>
        </ScrollArea.Content>
      </ScrollArea.Viewport>
    </ScrollArea.Root>
  );
}

/** Fades the last visible tab when more tabs follow. */
const FADING = `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`;
