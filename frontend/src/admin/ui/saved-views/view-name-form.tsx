import { chakra } from '@chakra-ui/react';
import { type Ref, useState } from 'react';
import { VIEW_NAME_LENGTH } from '@contract/admin/saved-views.dto.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { TextField } from '../../../ui/text-field.js';

interface ViewNameFormProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Rejects when the name cannot be kept. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Asks for a view's name and shows why it cannot be kept. */
export function ViewNameForm({ id, label, name, onName, onSave, inputRef }: ViewNameFormProps) {
  const [error, setError] = useState<string>();
  const save = async () => {
    if (name.trim() === '') {
      setError('Görünüme bir ad verin.');
      return;
    }
    try {
      await onSave(name.trim());
    } catch (cause) {
      setError(describeError(cause).message);
    }
  };
  return (
    <chakra.form
      id={id}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        {...(inputRef !== undefined && { ref: inputRef })}
        label={label}
        size="sm"
        autoComplete="off"
        maxLength={VIEW_NAME_LENGTH}
        value={name}
        error={error}
        onChange={({ target }) => {
          setError(undefined);
          onName(target.value);
        }}
      />
    </chakra.form>
  );
}
