import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import type { Interruption } from './use-interruption.js';

interface InterruptionDialogsProps {
  readonly interruption: Interruption | null;
  readonly onReserve: () => void;
  readonly onClose: () => void;
  /** Returns to the cart. */
  readonly onReturn: () => void;
}

interface InterruptionWords {
  readonly title: string;
  readonly text: string;
  /** The button that holds the cart again; null when nothing is left to hold. */
  readonly again: string | null;
}

const WORDS: Readonly<Record<Interruption, InterruptionWords>> = {
  expired: {
    title: 'Ayırdığımız süre doldu',
    text: 'Sepetiniz ve yazdıklarınız olduğu gibi duruyor, kartınızdan para çekilmedi. Başkası almadıysa sizin için yeniden ayıralım.',
    again: 'Yeniden Ayır',
  },
  replaced: {
    title: 'Ödemeye başka bir sekmede geçtiniz',
    text: 'Sepetiniz şimdi orada ayrıldı; bu sekmede kartınızdan para çekilmedi. Burada sürdürürseniz öbür sekmedeki ödeme geçersiz olur.',
    again: 'Burada Sürdür',
  },
  emptied: {
    title: 'Sepetiniz boşaldı',
    text: 'Bu sepeti başka bir sekmede ödediniz ya da boşalttınız. Bu sekmede kartınızdan para çekilmedi. Siparişiniz tamamlandıysa onayı e-postanızda bulacaksınız.',
    again: null,
  },
};

const INTERRUPTIONS = Object.keys(WORDS) as Interruption[];

/** Says why the checkout cannot go on, and offers to hold the cart again. */
export function InterruptionDialogs(props: InterruptionDialogsProps) {
  const { interruption, onReserve, onClose, onReturn } = props;
  return INTERRUPTIONS.map((each) => (
    <Dialog
      key={each}
      open={interruption === each}
      onClose={onClose}
      role="alertdialog"
      width="confirm"
      title={WORDS[each].title}
      footer={
        <Answers again={WORDS[each].again} onReserve={onReserve} onClose={onClose} onReturn={onReturn} />
      }
    >
      <chakra.p color="fg.muted">{WORDS[each].text}</chakra.p>
    </Dialog>
  ));
}

type AnswersProps = Pick<InterruptionWords, 'again'> & Omit<InterruptionDialogsProps, 'interruption'>;

function Answers({ again, onReserve, onClose, onReturn }: AnswersProps) {
  if (again === null) return <Button onClick={onClose}>Tamam</Button>;
  return (
    <>
      <Button variant="outline" onClick={onReturn}>
        Sepete Dön
      </Button>
      <Button onClick={onReserve}>{again}</Button>
    </>
  );
}
