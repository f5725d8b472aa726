import type { Word } from '@contract/people/word.js';
import type { ToastMessage } from '../../ui/toaster.js';
import { sendOneself } from './send-oneself.js';

const WAYS = { email: 'e-postayla', sms: 'SMS ile' } as const;

/**
 * What a toast says after a change: whether the buyer learnt of it and how, or that nobody has said it yet. `word`: null
 * when there was nothing to tell; `phone`: the buyer's, as stored.
 */
export function describeWord(done: string, word: Word | null, phone: string): ToastMessage {
  if (word === null) return { text: done };
  if (word.way !== null) return { text: `${done} Müşteriye ${WAYS[word.way]} haber verildi.` };
  return { text: `${done} Müşteriye haber verilmedi.`, ...sendOneself(phone, word.text) };
}
