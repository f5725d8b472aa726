import { chakra } from '@chakra-ui/react';
import { AUTH, type AuthMode } from './sign-in.texts.js';

const MODES: readonly AuthMode[] = ['sign-in', 'register'];

const Choice = chakra('button', {
  base: {
    minH: 'target',
    borderRadius: '7px',
    fontWeight: '650',
    color: 'fg.muted',
    '&[aria-pressed=true]': { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});

interface ModeSwitchProps {
  readonly mode: AuthMode;
  readonly onChange: (mode: AuthMode) => void;
}

export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  return (
    <chakra.div
      role="group"
      aria-label="Giriş ya da üyelik"
      display="grid"
      gridTemplateColumns="1fr 1fr"
      p="3px"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      bg="bg.panel"
    >
      {MODES.map((choice) => (
        <Choice key={choice} type="button" aria-pressed={choice === mode} onClick={() => onChange(choice)}>
          {AUTH[choice].tab}
        </Choice>
      ))}
    </chakra.div>
  );
}
