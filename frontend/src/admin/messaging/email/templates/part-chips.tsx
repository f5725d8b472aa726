import { chakra } from '@chakra-ui/react';

const Chip = chakra('button', {
  base: {
    minH: 'target',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'sm',
    textAlign: 'start',
    _hover: { bg: 'bg.subtle' },
  },
});

interface ChipsProps {
  readonly title: string;
  readonly help: string;
  readonly chips: readonly { readonly name: string; readonly label: string }[];
  readonly onPick: (name: string) => void;
}

/** Names to press, each of which is inserted at the cursor. */
export function Chips({ title, help, chips, onPick }: ChipsProps) {
  return (
    <chakra.details open css={{ '& summary': { cursor: 'pointer' } }}>
      <chakra.summary textStyle="label">{title}</chakra.summary>
      <chakra.p textStyle="note" color="fg.muted" mb="2">
        {help}
      </chakra.p>
      <chakra.ul aria-label={title} display="flex" flexWrap="wrap" gap="2">
        {chips.map(({ name, label }) => (
          <li key={name}>
            <Chip type="button" title={`{{${name}}}`} onClick={() => onPick(name)}>
              {label}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
