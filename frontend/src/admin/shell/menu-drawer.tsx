import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Drawer } from '../../ui/drawer.js';
import { SideMenu } from './side-menu.js';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly unread: number;
}

/** The menu on phones, which closes when a section is chosen. */
export function MenuDrawer({ open, onClose, unread }: MenuDrawerProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onClose();
  }, [pathname, onClose]);
  return (
    <Drawer
      side="start"
      open={open}
      onClose={onClose}
      title="Menü"
      closeLabel="Menüyü kapat"
      width="320px"
      flush
    >
      <chakra.div display="flex" flexDirection="column" minH="full" px="3" pb="6">
        <SideMenu unread={unread} />
      </chakra.div>
    </Drawer>
  );
}
