import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { formatBadgeCount } from '@contract/messaging/messages/message.js';
import { KEEP_SCROLL } from '../lib/navigation/keep-scroll.js';
import { paths } from '../lib/navigation/paths.js';

const TABS = [
  { to: paths.account, label: 'Siparişler' },
  { to: paths.accountBookings, label: 'Rezervasyonlar' },
  { to: paths.accountMessages, label: 'Mesajlar' },
  { to: paths.accountProfile, label: 'Profil' },
] as const;

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '1', md: '2' },
    flexShrink: '0',
    minH: '52px',
    minW: 'target',
    px: '2px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    fontSize: { base: '0.875rem', md: '1rem' },
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: '700', borderColor: 'brand.solid' },
    // Inside, because the row scrolls sideways and would cut off a ring outside of it.
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** These are links, not ARIA tabs, because each part has an address and Back leads to the previous one. */
export function AccountTabs({ unreadMessages }: { readonly unreadMessages: number }) {
  const row = useCurrentInSight();
  return (
    <chakra.nav
      ref={row}
      aria-label="Hesabınızın bölümleri"
      display="flex"
      gap={{ base: '2', md: '6' }}
      justifyContent={{ base: 'space-between', md: 'flex-start' }}
      overflowX="auto"
      overflowY="hidden"
      scrollbarWidth="none"
      boxShadow="inset 0 -1px {colors.border}"
    >
      {TABS.map(({ to, label }) => (
        <Tab key={to} to={to} end state={KEEP_SCROLL}>
          {label}
          {to === paths.accountMessages && <UnreadCount count={unreadMessages} />}
        </Tab>
      ))}
    </chakra.nav>
  );
}

function UnreadCount({ count }: { readonly count: number }) {
  const text = formatBadgeCount(count);
  if (text === null) return null;
  return (
    <chakra.span
      role="img"
      aria-label={`${text} okunmamış`}
      minW="22px"
      px="1.5"
      borderRadius="full"
      bg="brand.solid"
      color="fg.inverted"
      textStyle="xxs"
      lineHeight="22px"
      textAlign="center"
    >
      {text}
    </chakra.span>
  );
}

/** Scrolls to the current tab, because on a phone the row is wider than the screen. */
function useCurrentInSight() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return row;
}
