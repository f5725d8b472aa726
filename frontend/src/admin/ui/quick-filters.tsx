import { chakra } from '@chakra-ui/react';

/** A frequent combination of filters, as the address holds them, behind one button. */
export interface QuickFilter {
  readonly label: string;
  readonly texts: Readonly<Record<string, string>>;
}

interface QuickFiltersProps {
  readonly choices: readonly QuickFilter[];
  /** The applied filters. */
  readonly texts: Readonly<Record<string, string>>;
  readonly onApply: (texts: Readonly<Record<string, string>>) => void;
}

export const Chip = chakra('button', {
  base: {
    minH: 'target',
    px: '14px',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: '600',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.ink', borderColor: 'brand.solid' },
  },
});

/** A second press removes the filter; other filters stay. */
export function QuickFilters({ choices, texts, onApply }: QuickFiltersProps) {
  return (
    <chakra.div role="group" aria-label="Hızlı filtreler" display="flex" flexWrap="wrap" gap="2" mb="3">
      {choices.map((choice) => {
        const names = Object.keys(choice.texts);
        const holds = names.every((name) => texts[name] === choice.texts[name]);
        const none = Object.fromEntries(names.map((name) => [name, '']));
        return (
          <Chip
            key={choice.label}
            type="button"
            aria-pressed={holds}
            onClick={() => onApply({ ...texts, ...(holds ? none : choice.texts) })}
          >
            {choice.label}
          </Chip>
        );
      })}
    </chakra.div>
  );
}
