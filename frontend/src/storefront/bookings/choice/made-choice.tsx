import { chakra } from '@chakra-ui/react';
import type { ChoiceOutcome } from '@contract/booking-changes/call-off/call-off.js';
import type { ChosenCredit, GuestChoiceView } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession } from '@contract/workshops/session.js';
import { paths } from '../../../lib/navigation/paths.js';
import { ButtonLink } from '../../../ui/button.js';

const CANCELLED = 'Rezervasyonunuz iptal edildi';
const PAID_BACK =
  'Ödediğiniz bir tutar varsa tamamı size geri döner; iade tamamlandığında ayrıca haber veririz.';

const TEXTS: Record<
  Exclude<ChoiceOutcome, 'moved' | 'credited'>,
  { readonly title: string; readonly text: string }
> = {
  refunded: { title: CANCELLED, text: PAID_BACK },
  silent: { title: CANCELLED, text: `Süresi içinde bir seçim yapılmadı. ${PAID_BACK}` },
  nothing_to_choose: { title: CANCELLED, text: PAID_BACK },
  unpaid: { title: CANCELLED, text: 'Ödemesi yapılmadığı için iade edilecek bir tutar yok.' },
  agreed: {
    title: 'Görüşmek üzere',
    text: 'Yeni günün size uyduğunu not ettik. Yeriniz ve biletiniz geçerli.',
  },
  stayed: { title: 'Yeriniz duruyor', text: 'Bu workshop başladı. Sorunuz varsa bizi arayın.' },
  elsewhere: {
    title: 'Seçiminiz yapıldı',
    text: 'Rezervasyonunuz bu arada bizimle konuştuğunuz gibi değiştirildi. Son hâli size gönderilen e-postada.',
  },
};

/** What was chosen, also for who comes too late or by a second tab. */
export function MadeChoice({ view }: { readonly view: GuestChoiceView }) {
  const { ticketUrl, credit } = view;
  const { title, text } = textOf(view);
  return (
    <>
      <chakra.div display="grid" gap="3">
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" role="status">
          {text}
        </chakra.p>
      </chakra.div>
      {credit !== null && <CreditCode credit={credit} />}
      <chakra.div>
        {ticketUrl === null ? (
          <ButtonLink to={paths.workshops} variant="outline">
            Workshop Takvimine Bakın
          </ButtonLink>
        ) : (
          <ButtonLink to={ticketUrl}>Biletinizi Görün</ButtonLink>
        )}
      </chakra.div>
    </>
  );
}

function textOf({ outcome, movedTo, credit }: GuestChoiceView): {
  readonly title: string;
  readonly text: string;
} {
  if (outcome === 'credited') {
    return {
      title: 'Krediniz hazır',
      text: `Rezervasyonunuz iptal edildi; ${credit === null ? 'ödemeniz' : formatTl(credit.kurus)} sizin için bizde duruyor.`,
    };
  }
  if (outcome !== null && outcome !== 'moved') return TEXTS[outcome];
  return {
    title: 'Yeriniz yeni güne alındı',
    text: `${movedTo === null ? '' : `${formatSession(movedTo)}. `}Yeni biletiniz ve takvim kaydınız e-postanızda.`,
  };
}

function CreditCode({ credit: { code } }: { readonly credit: ChosenCredit }) {
  return (
    <chakra.div display="grid" gap="2" p="5" borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <chakra.p color="fg.muted">Kredi kodunuz</chakra.p>
      <chakra.p textStyle="h3" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {code}
      </chakra.p>
      <chakra.p color="fg.muted">
        Atölyemizdeki her workshop ve parça için, ödeme adımında bu kodu yazın. Son kullanma tarihi yok;
        kullanmadığınız kısmını istediğiniz zaman para olarak geri öderiz, bize yazmanız yeter.
      </chakra.p>
    </chakra.div>
  );
}
