import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';

interface NumberFormProps {
  readonly onNumber: (typed: string) => void;
}

/** For a code that cannot be scanned: the short number that stands below it. */
export function NumberForm({ onNumber }: NumberFormProps) {
  const [typed, setTyped] = useState('');
  return (
    <chakra.form
      display="flex"
      alignItems="end"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onNumber(typed);
      }}
    >
      <chakra.div flex="1" minW="0">
        <TextField
          label="Bilet numarası"
          placeholder="7C1E04B9"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </chakra.div>
      <Button type="submit" variant="outline">
        Bul
      </Button>
    </chakra.form>
  );
}
