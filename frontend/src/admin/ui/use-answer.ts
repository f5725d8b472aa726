import { useState } from 'react';
import type { AnswerDto } from '@contract/admin/record.dto.js';
import { toast } from '../../ui/toast.js';
import { describeFailure } from '../lib/describe-failure.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';

type Words = Pick<AnswerDto, 'subject' | 'text'>;

/** The record that is answered, as it was read. */
export interface AnsweredRecord {
  readonly version: number;
  /** The status as the screen names it. */
  readonly status: string;
  /** The last answer of the studio. */
  readonly answer: Words | null;
}

interface AnswerOptions {
  readonly draft: AnswerDto;
  readonly record: AnsweredRecord;
  readonly send: (answer: AnswerDto) => Promise<unknown>;
  /** Reads the current record. */
  readonly readAgain: () => Promise<AnsweredRecord>;
  readonly sentText: string;
  readonly onSent: () => void;
}

/**
 * Sends an answer to the record as it was when writing began. A newer version changes neither the text nor the
 * version that it is sent with.
 */
export function useAnswer({ draft, record, send, readAgain, sentText, onSent }: AnswerOptions) {
  const [begun] = useState({ draft, record });
  const { conflict, save, saveOver, giveUp } = useVersionedSave<Words, AnsweredRecord>({
    version: begun.record.version,
    send: ({ subject, text }, version) => send({ id: begun.draft.id, version, subject, text }),
    readAgain,
    // The answer was sent before and only the reply was lost, so it is not sent again.
    compare: (mine, { answer }) => (isSame(mine, answer) ? 'same' : 'differs'),
  });
  const tell = async (sending: Promise<boolean>): Promise<void> => {
    try {
      if (!(await sending)) return;
    } catch (error) {
      toast.error({ text: describeFailure(error, 'Yanıt gönderilirken bir hata oluştu.') });
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
