import { chakra } from '@chakra-ui/react';
import { Images, LogOut, Store } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NavLink, useMatch } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.js';
import { Icon } from '../../ui/icon.js';
import { Spinner } from '../../ui/spinner.js';
import { adminPaths } from '../lib/admin-paths.js';
import { SECTION_RIGHTS } from '../lib/section-rights.js';
import { useMay } from '../lib/use-may.js';
import { useAdmin } from '../lib/use-admin.js';
import { useAdminSignOut } from '../lib/use-admin-sign-out.js';
import { CountBadge } from '../ui/count-badge.js';
import { isShown, MENU, type MenuItem } from './menu.js';
import { useFeatures } from '../../lib/site/use-features.js';

const entry = {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    w: 'full',
    minH: 'target',
    scrollMarginBlock: '4',
    px: '3',
    borderRadius: 'md',
    fontWeight: '600',
    color: 'fg.muted',
    textAlign: 'start',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current]': { bg: 'bg', color: 'fg', fontWeight: '700' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '10px',
      bottom: '10px',
      w: '3px',
      borderRadius: '2px',
      bg: 'brand.solid',
    },
    '&[aria-current] .lucide': { color: 'brand.fg' },
  },
} as const;
const Entry = chakra(NavLink, entry);
const EntryAnchor = chakra('a', entry);
const EntryButton = chakra('button', entry);

/** The menu with all sections, a link to the shop and the sign-out button. */
export function SideMenu({ unread }: { readonly unread: number }) {
  const { role } = useAdmin();
  const features = useFeatures();
  const groups = MENU.map(({ label, items }) => ({
    label,
    items: items.filter((item) => isShown(item, role, features)),
  })).filter(({ items }) => items.length > 0);
  return (
    <>
      <nav aria-label="Yönetim menüsü">
        {groups.map(({ label, items }) => (
          <div key={label}>
            {label !== null && (
              <chakra.h2
                fontFamily="body"
                textStyle="xs"
                fontWeight="650"
                color="fg.subtle"
                pt="5"
                pb="1.5"
                px="3"
              >
                {label}
              </chakra.h2>
            )}
            <ul>
              {items.map((item) => (
                <li key={item.path}>
                  <MenuEntry item={item} unread={item.path === adminPaths.notifications ? unread : 0} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <MenuFoot />
    </>
  );
}

function MenuEntry({
  item: { path, label, hint, icon },
  unread,
}: {
  readonly item: MenuItem;
  readonly unread: number;
}) {
  const hintId = useId();
  return (
    <SectionEntry to={path} describedBy={hint && hintId}>
      <Icon as={icon} />
      <span>
        {label}
        {/* Not part of the link's name: it describes it. */}
        {hint && (
          <chakra.span
            id={hintId}
            aria-hidden="true"
            display="block"
            textStyle="xs"
            fontWeight="400"
            color="fg.muted"
          >
            {hint}
          </chakra.span>
        )}
      </span>
      {unread > 0 && (
        <chakra.span ms="auto">
          <CountBadge count={unread} />
        </chakra.span>
      )}
    </SectionEntry>
  );
}

/** The menu is longer than most screens, so the entry of the current section is scrolled into view. */
function SectionEntry({
  to,
  describedBy,
  children,
}: {
  readonly to: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}) {
  const entry = useRef<HTMLAnchorElement>(null);
  const isCurrent = useMatch({ path: to, end: false }) !== null;
  useEffect(() => {
    if (isCurrent) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Entry ref={entry} to={to} aria-describedby={describedBy}>
      {children}
    </Entry>
  );
}

function MenuFoot() {
  const { signOut, isLeaving } = useAdminSignOut();
  const maySeePictures = useMay(SECTION_RIGHTS[adminPaths.media]);
  return (
    <chakra.div mt="auto" pt={{ base: '4', xl: '2' }}>
      <chakra.div pt={{ base: '4', xl: '2' }} borderTopWidth="1px" borderColor="bg.muted">
        {/* Specification 3, section 2: a section without an entry in the menu. */}
        {maySeePictures && (
          <SectionEntry to={adminPaths.media}>
            <Icon as={Images} />
            Görseller
          </SectionEntry>
        )}
        {/* The shop is a separate site, so the browser must load it. */}
        <EntryAnchor href={paths.home}>
          <Icon as={Store} />
          Siteye Dön
        </EntryAnchor>
        <EntryButton
          type="button"
          aria-busy={isLeaving || undefined}
          disabled={isLeaving}
          onClick={() => void signOut()}
        >
          {isLeaving ? <Spinner /> : <Icon as={LogOut} />}
          Çıkış Yap
        </EntryButton>
      </chakra.div>
    </chakra.div>
  );
}
