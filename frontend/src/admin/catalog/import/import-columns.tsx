import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import {
  type ColumnMapping,
  IMPORT_FIELD_NAMES,
  IMPORT_FIELDS,
} from '@contract/catalog/import/import-fields.js';
import { SelectField } from '../../../ui/select-field.js';

const OPTIONS = IMPORT_FIELD_NAMES.map((field) => ({ value: field, label: IMPORT_FIELDS[field] }));

interface ImportColumnsProps {
  readonly columns: {
    readonly titles: readonly string[];
    /** The first lines of the table, as examples. */
    readonly sample: readonly (readonly string[])[];
    readonly mapping: ColumnMapping;
  };
  readonly isBusy: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** The columns of the table, each with an example and what it holds. */
export function ImportColumns({
  columns: { titles, sample, mapping },
  isBusy,
  onChange,
}: ImportColumnsProps) {
  const heading = useId();
  const choose = (column: number, value: string) => {
    const field = IMPORT_FIELD_NAMES.find((name) => name === value) ?? null;
    onChange(mapping.map((now, index) => (index === column ? field : now)));
  };
  return (
    <chakra.section aria-labelledby={heading}>
      <chakra.h2 id={heading} textStyle="h4" mb="1">
        Sütunlar
      </chakra.h2>
      <chakra.p color="fg.muted" mb="4">
        Başlıklardan anladığımız bu. Yanlış olanı değiştirin; boş bıraktığınız sütun alınmaz.
      </chakra.p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="4"
      >
        {titles.map((title, column) => (
          // A table may repeat a title.
          <chakra.li key={`${column} ${title}`} minW="0">
            <SelectField
              label={title === '' ? `${column + 1}. sütun` : title}
              size="sm"
              placeholder="Alınmasın"
              help={exampleOf(sample, column)}
              options={OPTIONS}
              value={mapping[column] ?? ''}
              disabled={isBusy}
              onChange={({ target }) => choose(column, target.value)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function exampleOf(sample: readonly (readonly string[])[], column: number): string {
  const example = sample.map((cells) => cells[column] ?? '').find((cell) => cell.trim() !== '');
  if (example === undefined) return 'İlk satırlarda boş';
  return `Örneğin “${example.length > 60 ? `${example.slice(0, 60)}…` : example}”`;
}
