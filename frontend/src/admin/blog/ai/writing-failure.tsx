import { chakra } from '@chakra-ui/react';
import type { DescribedError } from '../../../lib/server/describe-error.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { WRITE_FAILED } from './ai.texts.js';

/** Errors that a change of the settings can solve. */
const ABOUT_SETTINGS: readonly DescribedError['code'][] = [
  'ai_key_missing',
  'ai_key_unreadable',
  'ai_key_wrong',
  'ai_model_gone',
  'ai_cut_off',
];

interface WritingFailureProps {
  readonly code: DescribedError['code'];
  readonly message: string;
  readonly onSettings: () => void;
}

export function WritingFailure({ code, message, onSettings }: WritingFailureProps) {
  return (
    <Note tone="danger" role="alert">
      <strong>{WRITE_FAILED}</strong>
      {message !== WRITE_FAILED && <p>{message}</p>}
      {ABOUT_SETTINGS.includes(code) && (
        <chakra.div mt="3">
          <Button size="sm" variant="outline" onClick={onSettings}>
            AI Ayarlarını Aç
          </Button>
        </chakra.div>
      )}
    </Note>
  );
}
