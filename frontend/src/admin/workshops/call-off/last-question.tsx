import { chakra } from '@chakra-ui/react';
import { CHOICE_HOURS, UNDO_MINUTES } from '@contract/booking-changes/call-off/call-off.js';
import type { CallOffPreview } from '@contract/booking-changes/call-off/call-off.views.js';
import { Note } from '../../../ui/note.js';

interface LastQuestionProps {
  readonly preview: CallOffPreview;
  readonly offersDates: boolean;
}

/** What happens with the yes, in the order in which it happens. */
export function LastQuestion({ preview: { guests }, offersDates }: LastQuestionProps) {
  const unpaid = guests.filter(({ isPaid }) => !isPaid).length;
  const toCall = guests.filter(({ toldBy }) => toldBy === 'call').length;
  const sentences = [
    'Workshop sitedeki takvimden hemen kalkar.',
    `${UNDO_MINUTES} dakika boyunca kimseye haber gitmez; bu sürede geri alabilirsiniz ve her şey eskisi gibi olur.`,
    ...(guests.length === 0 ? [] : [afterwards(offersDates)]),
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

function afterwards(offersDates: boolean): string {
  return offersDates
    ? `Sonra her misafire haber gider. ${CHOICE_HOURS} saat içinde başka günü ya da iadeyi seçerler; yanıt vermeyenin ödemesi iade edilir. Hiçbir başka güne sığmayan rezervasyonlar hemen iade edilir.`
    : 'Sonra her misafire haber gider ve ödemelerin tamamı iade edilir.';
}
