import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Icon } from '../../../ui/icon.js';

/** Opens the command palette, and says by which keys it opens too. */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Opener type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <Icon as={Search} size="sm" />
      Ara ve git
      <chakra.kbd ms="auto" fontFamily="inherit" textStyle="xs" color="fg.subtle">
        Ctrl K
      </chakra.kbd>
    </Opener>
  );
}

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: 'target',
    px: '3',
    mt: '2',
    mb: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { color: 'fg', borderColor: 'border.emphasized' },
  },
});
