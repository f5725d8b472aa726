import { chakra } from '@chakra-ui/react';
import { Bell, Menu, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatBadgeCount } from '@contract/messaging/messages/message.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { iconButtonRecipe } from '../../ui/theme/button.recipe.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { StudioMark } from './studio-mark.js';

const BellLink = chakra(Link, iconButtonRecipe);

interface TopBarProps {
  readonly unread: number;
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
  readonly onSearch: () => void;
}

/** The bar on screens without room for the side menu. */
export function TopBar({ unread, isMenuOpen, onOpenMenu, onSearch }: TopBarProps) {
  const count = formatBadgeCount(unread);
  const mayReadNotices = useMay('notifications.read');
  return (
    <chakra.header
      display={{ base: 'flex', xl: 'none' }}
      _print={{ display: 'none' }}
      alignItems="center"
      justifyContent="space-between"
      minH="60px"
      px="2"
      bg="bg.subtle"
      borderBottomWidth="1px"
    >
      <IconButton
        aria-label="Menüyü aç"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <Icon as={Menu} />
      </IconButton>
      <StudioMark />
      <chakra.div display="flex">
        <IconButton aria-label="Ara ve git" aria-haspopup="dialog" onClick={onSearch}>
          <Icon as={Search} />
        </IconButton>
        {mayReadNotices && (
          <BellLink
            to={adminPaths.notifications}
            aria-label={count === null ? 'Bildirimler' : `Bildirimler, ${count} okunmamış`}
          >
            <Icon as={Bell} />
            {count !== null && (
              <chakra.span
                aria-hidden="true"
                position="absolute"
                top="2px"
                right="0"
                minW="20px"
                px="1"
                borderRadius="full"
                bg="brand.solid"
                color="fg.inverted"
                textStyle="xxs"
                lineHeight="20px"
                textAlign="center"
              >
                {count}
              </chakra.span>
            )}
          </BellLink>
        )}
      </chakra.div>
    </chakra.header>
  );
}
