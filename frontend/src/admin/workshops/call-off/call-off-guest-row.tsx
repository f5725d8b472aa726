import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { CallOffGuest, OtherDate } from '@contract/booking-changes/call-off/call-off.views.js';
import { CHOICE_OUTCOME_LABELS, GUEST_CHOICES } from '@contract/booking-changes/call-off/call-off.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Badge } from '../../../ui/badge.js';
import { confirm, type ConfirmQuestion } from '../../../ui/confirm-dialog.js';
import { SelectField } from '../../../ui/select-field.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useReadCallOffsAgain } from './use-call-off-acts.js';

interface CallOffGuestRowProps {
  readonly guest: CallOffGuest;
  readonly dates: readonly OtherDate[];
  readonly mayDecide: boolean;
  /** Whether the session was only moved, so that its new day may suit. */
  readonly mayAgree?: boolean;
}

const REFUND = 'refund';
const CREDIT = 'credit';
const AGREE = 'agree';

/** A guest with the choice, which the studio may note for who tells it by telephone. */
export function CallOffGuestRow({ guest, dates, mayDecide, mayAgree = false }: CallOffGuestRowProps) {
  const { name, phone, seats, outcome, toldBy, isRefundInDoubt } = guest;
  return (
    <chakra.li py="3" borderBottomWidth="1px">
      <chakra.div display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="4">
        <chakra.p minW="0" overflowWrap="anywhere">
          {name} · {seats} kişi ·{' '}
          <chakra.a href={`tel:${phone}`} textDecoration="underline">
            {formatPhone(phone)}
          </chakra.a>
        </chakra.p>
        {outcome !== null && toldBy === 'call' && <Badge tone="warning">Haberi yok, arayın</Badge>}
        {isRefundInDoubt && <Badge tone="danger">İadesi belirsiz, siparişine bakın</Badge>}
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.subtle">
        {describe(guest)}
      </chakra.p>
      {outcome === null && mayDecide && <Choose guest={guest} dates={dates} mayAgree={mayAgree} />}
    </chakra.li>
  );
}

function describe({ outcome, movedTo, credit, toldBy, chooseUntil, decidedBy }: CallOffGuest): string {
  if (outcome !== null) {
    const became = credit === null ? '' : `: ${formatTl(credit.kurus)} krediye dönüştü, kodu ${credit.code}`;
    const where = movedTo === null ? '' : `: ${formatSession(movedTo)}`;
    const who = decidedBy?.includes('@') && WRITTEN_BY_HAND.includes(outcome) ? ` (${decidedBy})` : '';
    return `${CHOICE_OUTCOME_LABELS[outcome]}${where}${became}${who}`;
  }
  if (toldBy === null) return 'Haber gidiyor…';
  const term = chooseUntil === null ? '' : ` Son saat: ${formatDateTime(chooseUntil)}.`;
  return `${TOLD[toldBy]}${term}`;
}

const WRITTEN_BY_HAND: readonly CallOffGuest['outcome'][] = ['moved', 'refunded', 'credited', 'agreed'];
const TOLD = {
  email: 'E-posta gitti.',
  sms: 'SMS gitti.',
  call: 'E-posta ve SMS ile ulaşılamıyor.',
} as const;

function Choose({ guest, dates, mayAgree }: Required<Omit<CallOffGuestRowProps, 'mayDecide'>>) {
  const { bookingId, name, seats, creditKurus } = guest;
  const readAgain = useReadCallOffsAgain();
  // The same for the same choice, so that a second try after a lost answer decides nothing twice.
  const keys = useRef(new Map<string, string>());
  const choose = trpc.admin.callOffs.chooseForGuest.useMutation({
    onSuccess: () => toast.success({ text: 'Seçim kaydedildi.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Seçim kaydedilemedi.') }),
    onSettled: readAgain,
  });
  const fitting = dates.filter(({ freeSeats }) => freeSeats >= seats);
  const decide = async (wanted: string) => {
    const date = fitting.find(({ sessionId }) => sessionId === wanted);
    if (wanted !== AGREE && !(await confirm(questionAbout(guest, date, wanted === CREDIT)))) return;
    const requestKey = keys.current.get(wanted) ?? crypto.randomUUID();
    keys.current.set(wanted, requestKey);
    const choice = GUEST_CHOICES.find((each) => each === wanted) ?? 'move';
    choose.mutate({
      ...{ bookingId, requestKey, choice },
      sessionId: date?.sessionId ?? null,
    });
  };
  return (
    <chakra.div mt="2">
      <SelectField
        label={`${name} ne seçti?`}
        placeholder="Telefonda söylediğini seçin"
        disabled={choose.isPending}
        options={[
          ...(mayAgree ? [{ value: AGREE, label: 'Yeni gün uyuyor' }] : []),
          ...fitting.map((date) => ({ value: date.sessionId, label: formatSession(date) })),
          { value: REFUND, label: 'İptal ve iade' },
          ...(creditKurus > 0 ? [{ value: CREDIT, label: `Kredi (${formatTl(creditKurus)})` }] : []),
        ]}
        value=""
        onChange={({ target }) => void decide(target.value)}
      />
    </chakra.div>
  );
}

function questionAbout(
  { name, seats, creditKurus }: CallOffGuest,
  date: OtherDate | undefined,
  isCredit: boolean,
): ConfirmQuestion {
  if (date) {
    return {
      title: 'Başka güne alınsın mı?',
      text: `${name}: ${seats} kişilik yeri ${formatSession(date)} gününe alınacak.`,
      confirmLabel: 'Başka Güne Al',
      destructive: false,
    };
  }
  if (isCredit) {
    return {
      title: 'Krediye çevrilsin mi?',
      text: `${name}: ${seats} kişilik rezervasyonu iptal edilecek, ${formatTl(creditKurus)} sonra kullanacağı kredi olacak.`,
      confirmLabel: 'Krediye Çevir',
    };
  }
  return {
    title: 'İptal edilip iade edilsin mi?',
    text: `${name}: ${seats} kişilik rezervasyonu iptal edilecek, ödediği tutarın tamamı iade edilecek.`,
    confirmLabel: 'İptal Et ve İade Et',
  };
}
