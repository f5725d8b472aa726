import { chakra } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CONTENT_SECTIONS, type ContentSection } from '@contract/content/content-section.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { SECTION_NAMES } from './content.texts.js';

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    flexShrink: '0',
    minH: 'target',
    px: '3',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    fontWeight: '500',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    '&[aria-current]': {
      color: 'fg',
      bg: 'bg.subtle',
      fontWeight: '650',
      boxShadow: { base: 'inset 0 -3px {colors.brand.solid}', lg: 'inset 3px 0 {colors.brand.solid}' },
    },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface SectionNavProps {
  readonly current: ContentSection;
  /** The number of texts in each section, or of those found by a search. */
  readonly counts: Readonly<Partial<Record<ContentSection, number>>> | undefined;
  readonly hrefOf: (section: ContentSection) => string;
}

export function SectionNav({ current, counts, hrefOf }: SectionNavProps) {
  const row = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const follow = (event: MouseEvent, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void mayLeave().then((may) => may && navigate(href));
  };
  return (
    <chakra.nav
      ref={row}
      aria-label="Bölümler"
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      gap="1"
      overflowX={{ base: 'auto', lg: 'visible' }}
      scrollbarWidth="none"
      mb={{ base: '5', lg: '0' }}
    >
      {CONTENT_SECTIONS.map((section) => (
        <Entry
          key={section}
          to={hrefOf(section)}
          aria-current={section === current ? 'true' : undefined}
          onClick={(event) => follow(event, hrefOf(section))}
        >
          {SECTION_NAMES[section]}
          <chakra.span textStyle="note" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {counts && (counts[section] ?? 0)}
          </chakra.span>
        </Entry>
      ))}
    </chakra.nav>
  );
}
