import { chakra } from '@chakra-ui/react';
import { AUDIENCE_DAYS, AUDIENCE_LABELS, AUDIENCES } from '@contract/messaging/messages/audience.js';
import { MESSAGE_CATEGORIES, MESSAGE_CATEGORY_LABELS } from '@contract/messaging/messages/message.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import type { MessageGroup } from './use-message-group.js';

const PROMOTION = 'Promosyon yalnızca ticari e-postaya izin verenlere e-posta olarak gider.';

interface GroupFieldsProps {
  readonly group: MessageGroup;
  readonly onChoose: (name: 'kime' | 'gun' | 'tur', typed: string) => void;
}

export function GroupFields({ group, onChoose }: GroupFieldsProps) {
  const { audience, category, day } = group;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
    >
      <SelectField
        label="Kime"
        size="sm"
        options={AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))}
        value={audience}
        onChange={({ target }) => onChoose('kime', target.value)}
      />
      <SelectField
        label="Kategori"
        size="sm"
        options={MESSAGE_CATEGORIES.map((value) => ({ value, label: MESSAGE_CATEGORY_LABELS[value] }))}
        {...(category === 'promosyon' && { help: PROMOTION })}
        value={category}
        onChange={({ target }) => onChoose('tur', target.value)}
      />
      <TextField
        label="Tarih"
        optional
        type="date"
        size="sm"
        help={AUDIENCE_DAYS[audience]}
        value={day ?? ''}
        onChange={({ target }) => onChoose('gun', target.value)}
      />
    </chakra.div>
  );
}
