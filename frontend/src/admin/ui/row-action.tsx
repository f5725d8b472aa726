import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.js';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.js';

interface RowActionProps extends Omit<IconButtonProps, 'aria-label' | 'title' | 'children'> {
  readonly icon: LucideIcon;
  /** The verb, written beside the icon where there is room: 'Düzenle'. */
  readonly word: string;
  /** The row's name, which only screen readers and the tooltip add. */
  readonly subject: string;
}

/** An action of a row: icon and word on wide screens, the icon alone elsewhere. */
export function RowAction({ icon, word, subject, ...rest }: RowActionProps) {
  return (
    <Wide aria-label={`${word}: ${subject}`} {...rest}>
      <Icon as={icon} size="sm" />
      <chakra.span display={{ base: 'none', xl: 'inline' }} textStyle="sm">
        {word}
      </chakra.span>
    </Wide>
  );
}

const Wide = chakra(IconButton, {
  base: {
    xl: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      w: 'auto',
      px: '2.5',
      whiteSpace: 'nowrap',
    },
  },
});
