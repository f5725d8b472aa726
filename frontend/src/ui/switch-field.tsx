import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A switch without a label, such as in a list; it needs an `aria-label`. */
export const Switch = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    position: 'relative',
    w: '48px',
    h: '28px',
    borderRadius: 'full',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderColor: 'border.emphasized',
    cursor: 'pointer',
    transition: 'background-color 140ms cubic-bezier(.22,.7,.25,1)',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      boxSize: '19px',
      borderRadius: 'full',
      bg: 'border.emphasized',
      transition: 'transform 140ms cubic-bezier(.22,.7,.25,1)',
      _motionReduce: { transition: 'none' },
    },
    _checked: {
      bg: 'success.solid',
      borderColor: 'success.solid',
      _before: { bg: 'fg.inverted', transform: 'translateX(20px)' },
    },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});

interface SwitchFieldProps {
  readonly label: ReactNode;
  /** Explains what the switch does. */
  readonly help: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that applies at once. Its whole row can be pressed. */
export function SwitchField({ label, help, checked, disabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.label
        htmlFor={id}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="5"
        minH="target"
        py="2"
        cursor="pointer"
        textStyle="label"
      >
        {label}
        <Switch
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-help`}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </chakra.label>
      <chakra.p id={`${id}-help`} textStyle="note" color="fg.muted" maxW="38em">
        {help}
      </chakra.p>
    </div>
  );
}
