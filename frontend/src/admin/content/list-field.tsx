import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FieldError, useFieldIds } from '../../ui/field-frame.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { type QuestionRow, readRows, type Rows, writeRows } from './list-rows.js';
import { QuestionFields } from './question-fields.js';
import { RowList } from './row-list.js';

interface ListFieldProps {
  readonly label: string;
  /** The list as JSON. */
  readonly value: string;
  /** The built-in list, whose rows a new list starts with. */
  readonly builtIn: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const NO_QUESTION: QuestionRow = { question: '', answer: '', image: '' };

/** Edits a list by its rows, or as JSON when the form of its rows is unknown. */
export function ListField({ label, value, builtIn, error, onChange }: ListFieldProps) {
  const ids = useFieldIds(undefined);
  // Read once, because empty rows are not part of the stored value.
  const [list] = useState(() => readRows(value) ?? (value === '' ? emptied(readRows(builtIn)) : null));
  if (list === null) {
    return (
      <TextArea
        label={label}
        help="Bu liste burada satır satır açılamıyor; olduğu gibi (JSON) düzenleyebilirsiniz."
        rows={8}
        spellCheck={false}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <chakra.fieldset minW="0" display="grid" gap="3" {...(error && { 'aria-describedby': ids.error })}>
      <chakra.legend textStyle="label" mb="2">
        {label}
      </chakra.legend>
      {list.kind === 'texts' ? (
        <RowList
          first={list.rows}
          empty=""
          onChange={(rows) => onChange(writeRows({ kind: 'texts', rows }))}
          draw={(row, { number, onChange: set }) => (
            <TextField
              size="sm"
              label={`${number}. satır`}
              labelHidden
              value={row}
              onChange={({ target }) => set(target.value)}
            />
          )}
        />
      ) : (
        <RowList
          first={list.rows}
          empty={NO_QUESTION}
          isTall
          onChange={(rows) => onChange(writeRows({ kind: 'questions', rows }))}
          draw={(row, part) => <QuestionFields row={row} {...part} />}
        />
      )}
      <div role="alert">
        <FieldError id={ids.error} error={error} />
      </div>
    </chakra.fieldset>
  );
}

function emptied(rows: Rows | null): Rows | null {
  return rows && { ...rows, rows: [] };
}
