import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';

/** Specification 1, section 5, 'Student discount terms'. */
const TERMS = [
  { title: 'Yaş', text: 'İndirim 18–25 yaş arasındaki katılımcılar içindir.' },
  {
    title: 'Öğrencilik',
    text: 'Yalnızca aktif üniversite öğrencileri yararlanabilir; açıköğretim ve ön lisans öğrencileri de buna dâhildir.',
  },
  {
    title: 'Belge',
    text: 'Workshop günü geçerli öğrenci belgenizi göstermenizi rica ederiz. Birden fazla yer ayırıyorsanız her katılımcının belgesi olmalıdır.',
  },
  {
    title: 'Fiyat farkı',
    text: 'Koşulları karşılamayan katılımcı, normal fiyatla öğrenci fiyatı arasındaki farkı ödeyerek katılabilir. Fark ödenmezse bilet iptal edilir.',
  },
] as const;

interface StudentTermsDialogProps {
  readonly open: boolean;
  readonly onAnswer: (accepted: boolean) => void;
}

/** Closing the dialog means no. */
export function StudentTermsDialog({ open, onAnswer }: StudentTermsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title="Öğrenci indirimi koşulları"
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Vazgeç
          </Button>
          <Button onClick={() => onAnswer(true)}>Koşulları Kabul Ediyorum</Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="5">
        Üniversitelilerin de tezgâhın başına oturabilmesi için workshoplarda daha düşük bir fiyatımız var.
        Koşulları şöyle:
      </chakra.p>
      <chakra.dl borderTopWidth="1px">
        {TERMS.map(({ title, text }) => (
          <chakra.div
            key={title}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '112px minmax(0, 1fr)' }}
            columnGap="4"
            py="3"
            borderBottomWidth="1px"
          >
            <chakra.dt fontWeight="650">{title}</chakra.dt>
            <dd>{text}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
