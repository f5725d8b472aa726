import { chakra } from '@chakra-ui/react';
import { CHOICE_HOURS, UNDO_MINUTES } from '@contract/booking-changes/call-off/call-off.js';
import type { CallOffPreview } from '@contract/booking-changes/call-off/call-off.views.js';
import { Note } from '../../../ui/note.js';
import type { CallOffForm } from './use-call-off-form.js';

interface LastQuestionProps {
  readonly preview: CallOffPreview;
  readonly form: Pick<CallOffForm, 'offersDates' | 'offersCredit'>;
}

/** What happens with the yes, in the order in which it happens. */
export function LastQuestion({ preview: { guests }, form }: LastQuestionProps) {
  const unpaid = guests.filter(({ isPaid }) => !isPaid).length;
  const toCall = guests.filter(({ toldBy }) => toldBy === 'call').length;
  const sentences = [
    'Workshop sitedeki takvimden hemen kalkar.',
    `${UNDO_MINUTES} dakika boyunca kimseye haber gitmez; bu sürede geri alabilirsiniz ve her şey eskisi gibi olur.`,
    ...(guests.length === 0 ? [] : [afterwards(form)]),
    ...(unpaid > 0
      ? [`Ödemesi yapılmamış ${unpaid} rezervasyon iptal edilir ve misafirine haber verilir.`]
      : []),
    ...(toCall > 0
      ? [`E-posta ve SMS ile ulaşılamayan ${toCall} misafiri siz arayacaksınız; listesi bu pencerede olacak.`]
      : []),
  ];
  return (
    <chakra.div display="grid" gap="4">
      <chakra.ol display="grid" gap="2" ps="5" css={{ listStyleType: 'decimal' }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ol>
      <Note tone="warning">Haber gittikten sonra iptal geri alınamaz.</Note>
    </chakra.div>
  );
}

function afterwards({ offersDates, offersCredit }: LastQuestionProps['form']): string {
  if (!offersDates && !offersCredit) {
    return 'Sonra her misafire haber gider ve ödemelerin tamamı iade edilir.';
  }
  const choices = ['iadeyi', ...(offersDates ? ['başka günü'] : []), ...(offersCredit ? ['krediyi'] : [])];
  const few = offersCredit ? '' : ' Hiçbir başka güne sığmayan rezervasyonlar hemen iade edilir.';
  return `Sonra her misafire haber gider. ${CHOICE_HOURS} saat içinde ${listed(choices)} seçerler; yanıt vermeyenin ödemesi iade edilir.${few}`;
}

/** 'iadeyi, başka günü ya da krediyi' */
function listed(words: readonly string[]): string {
  return words.length === 1
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ya da ${words.at(-1) ?? ''}`;
}
