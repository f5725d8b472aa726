import { chakra } from '@chakra-ui/react';
import { TextArea, TextField } from '../../ui/text-field.js';
import type { QuestionRow } from './list-rows.js';
import { PictureField } from './picture-value.js';
import type { RowPart } from './row-list.js';

export function QuestionFields({
  row,
  number,
  onChange,
}: RowPart<QuestionRow> & { readonly row: QuestionRow }) {
  return (
    <chakra.div
      role="group"
      aria-label={`${number}. soru`}
      display="grid"
      gap="2"
      pt="1"
      pb="4"
      borderBottomWidth="1px"
    >
      <TextField
        size="sm"
        label={`${number}. soru`}
        value={row.question}
        onChange={({ target }) => onChange({ ...row, question: target.value })}
      />
      <TextArea
        label="Yanıtı"
        rows={3}
        value={row.answer}
        onChange={({ target }) => onChange({ ...row, answer: target.value })}
      />
      <PictureField
        label={`${number}. sorunun görseli`}
        labelHidden
        value={row.image}
        onChange={(image) => onChange({ ...row, image })}
      />
    </chakra.div>
  );
}
