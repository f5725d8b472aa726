import { chakra } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/button.js';

interface FilterPanelProps {
  readonly id?: string;
  /** The applied filters. When they change, the fields start with the new values. */
  readonly applied: object;
  /** Gets the typed texts by the fields' names. Pass it to `applyFilters` of `useListAddress`. */
  readonly onApply: (values: Readonly<Record<string, string>>) => void;
  readonly onClear: () => void;
  /** Fields with `name` and `defaultValue`, size 'sm'. */
  readonly children: ReactNode;
}

/** Few fields and the buttons share a row without a gap. */
const ONE_ROW = {
  '&:not(:has(> [data-fields] > :nth-of-type(5)))': {
    xl: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '4',
      '& > [data-fields]': {
        flex: '1',
        gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
      '& > :last-child': { flexShrink: '0', mt: '27px' },
    },
  },
};

/** The filter panel above a list. Filters apply with 'Filtreleri Uygula' or Enter. */
export function FilterPanel({ id, applied, onApply, onClear, children }: FilterPanelProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    onApply(
      Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
    );
  };
  return (
    <chakra.form
      key={JSON.stringify(applied)}
      {...(id !== undefined && { id })}
      role="search"
      aria-label="Filtreler"
      noValidate
      onSubmit={submit}
      bg="bg.subtle"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      mb="4"
      css={ONE_ROW}
    >
      <chakra.div
        data-fields=""
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(5, minmax(0, 1fr))',
        }}
        columnGap="3"
        rowGap="4"
        alignItems="start"
        css={{ '& label': { fontSize: '0.875rem' } }}
      >
        {children}
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="flex-end"
        gap="2"
        mt="4"
        css={{ '& > button': { flex: { base: '1', lg: 'initial' } } }}
      >
        <Button variant="ghost" size="sm" onClick={onClear}>
          Temizle
        </Button>
        <Button size="sm" type="submit">
          Filtreleri Uygula
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
