import { chakra } from '@chakra-ui/react';
import { PackageSearch } from 'lucide-react';
import { paths } from '../../lib/navigation/paths.js';
import { type HomeSection, linksInUse, NAVIGATION_LINKS } from '../../lib/navigation/site-links.js';
import { useFeatures } from '../../lib/site/use-features.js';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Drawer } from '../../ui/drawer.js';
import { Icon } from '../../ui/icon.js';
import { StudioLogo } from '../../ui/studio-logo.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { MenuAccountLink } from './menu-account-link.js';
import { SectionLink } from './section-link.js';

const MenuLink = chakra(SectionLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '16',
    px: '5',
    borderBottomWidth: '1px',
    textStyle: 'drawerTitle',
    '&[aria-current]': {
      color: 'brand.ink',
      _after: { content: '""', boxSize: '8px', borderRadius: 'full', bg: 'brand.solid', ml: 'auto' },
    },
  },
});

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly current: HomeSection | null;
}

/** The menu on phones. The page below does not scroll while it is open. */
export function MobileMenu({ open, onClose, current }: MobileMenuProps) {
  const { copy } = useSiteTexts();
  const features = useFeatures();
  const contact = copy?.contact;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="100%"
      flush
      closeLabel="Menüyü kapat"
      title={
        <>
          <VisuallyHidden>Menü</VisuallyHidden>
          <StudioLogo />
        </>
      }
      footer={
        <chakra.div display="grid" gap="3">
          <MenuAccountLink onFollow={onClose} />
          <ButtonLink
            variant="ghost"
            block
            icon={<Icon as={PackageSearch} />}
            to={paths.trackOrder}
            onClick={onClose}
          >
            Sipariş Takibi
          </ButtonLink>
          <chakra.p textStyle="sm" color="fg.muted" textAlign="center">
            {contact !== undefined && contact.phone !== '' && (
              <>
                <chakra.a href={contact.phoneHref} display="inline-flex" minH="target" alignItems="center">
                  {contact.phone}
                </chakra.a>
                {' · '}
              </>
            )}
            {copy?.studio.hours.join(' · ')}
          </chakra.p>
        </chakra.div>
      }
    >
      <nav aria-label="Menü">
        <ul>
          {linksInUse(NAVIGATION_LINKS, features).map((link) => (
            <li key={link.id}>
              <MenuLink
                link={link}
                onFollow={onClose}
                aria-current={link.id === current ? 'location' : undefined}
              >
                {link.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
