import { useState } from 'react';
import type { AnswerDto } from '@contract/admin/record.dto.js';
import { toast } from '../../ui/toast.js';
import { failureText } from '../lib/failure-text.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';

type Words = Pick<AnswerDto, 'subject' | 'text'>;

/** What is answered, as it was read. */
export interface AnsweredRecord {
  readonly version: number;
  /** As the screen calls it. */
  readonly status: string;
  /** What the studio wrote last. */
  readonly answer: Words | null;
}

interface AnswerOptions {
  readonly draft: AnswerDto;
  readonly record: AnsweredRecord;
  readonly send: (answer: AnswerDto) => Promise<unknown>;
  /** The record as it stands now. */
  readonly readAgain: () => Promise<AnsweredRecord>;
  readonly sentText: string;
  readonly onSent: () => void;
}

/**
 * Sends an answer to what was read when the writing began: whatever comes in meanwhile changes neither the words nor
 * the version that they go out under.
 */
export function useAnswer({ draft, record, send, readAgain, sentText, onSent }: AnswerOptions) {
  const [begun] = useState({ draft, record });
  const { conflict, save, saveOver, giveUp } = useVersionedSave<Words, AnsweredRecord>({
    version: begun.record.version,
    send: ({ subject, text }, version) => send({ id: begun.draft.id, version, subject, text }),
    readAgain,
    // Sent before, and only the news of it was lost: it is not sent twice.
    compare: (mine, { answer }) => (isSame(mine, answer) ? 'same' : 'differs'),
  });
  const tell = async (sending: Promise<boolean>): Promise<void> => {
    try {
      if (!(await sending)) return;
    } catch (error) {
      toast.error({ text: failureText(error, 'Yanıt gönderilirken bir hata oluştu.') });
      return;
    }
    toast.success({ text: sentText });
    onSent();
  };
  return {
    conflict: conflict && { ...conflict, isAnswered: !isSame(conflict.theirs.answer, begun.record.answer) },
    send: (words: Words) => tell(save(words)),
    sendAnyway: () => (conflict ? tell(saveOver(conflict)) : Promise.resolve()),
    writeOn: giveUp,
  };
}

export type AnswerConflict = NonNullable<ReturnType<typeof useAnswer>['conflict']>;

function isSame(one: Words | null, other: Words | null): boolean {
  return one?.subject === other?.subject && one?.text.trim() === other?.text.trim();
}
