import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.js';

const TONES = {
  info: { bg: 'info.subtle', color: 'info.fg', icon: Info },
  warning: { bg: 'warning.subtle', color: 'warning.fg', icon: TriangleAlert },
  danger: { bg: 'danger.subtle', color: 'danger.fg', icon: CircleAlert },
  success: { bg: 'success.subtle', color: 'success.fg', icon: CircleCheck },
  neutral: { bg: 'bg.subtle', color: 'fg', icon: Info },
};

interface NoteProps {
  readonly tone?: keyof typeof TONES;
  readonly icon?: LucideIcon;
  /** 'alert' for a new error, 'status' for a new state. */
  readonly role?: 'alert' | 'status';
  /** Lets a script move the focus to the note. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

export function Note({ tone = 'neutral', icon, role, ref, children }: NoteProps) {
  const appearance = TONES[tone];
  return (
    <chakra.div
      role={role}
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      display="flex"
      gap="3"
      p="4"
      borderRadius="md"
      bg={appearance.bg}
      color={appearance.color}
      textStyle="note"
      css={{ '& > svg': { mt: '2px' } }}
    >
      <Icon as={icon ?? appearance.icon} />
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
