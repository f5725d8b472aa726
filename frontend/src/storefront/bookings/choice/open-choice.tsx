import { chakra } from '@chakra-ui/react';
import type { GuestChoiceQuery } from '@contract/booking-changes/call-off/call-off.dto.js';
import type { GuestChoiceView, OtherDate } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession } from '@contract/workshops/session.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { useChoose } from './use-choose.js';

interface OpenChoiceProps {
  readonly view: GuestChoiceView;
  readonly link: GuestChoiceQuery;
}

/** The apology, the other dates, the refund and the credit. */
export function OpenChoice({ view, link }: OpenChoiceProps) {
  const { dates, refundKurus, creditKurus } = view;
  const { isPending, problem, agree, move, credit, refund } = useChoose(view, link);
  return (
    <>
      <Apology view={view} />
      <div role="alert">{problem !== null && <Note tone="danger">{problem}</Note>}</div>
      {view.formerly !== null && (
        <chakra.div>
          <Button pending={isPending} pendingLabel="Kaydediliyor..." onClick={agree}>
            Yeni Gün Bana Uyuyor
          </Button>
        </chakra.div>
      )}
      <chakra.section aria-labelledby="choice-dates">
        <chakra.h2 id="choice-dates" textStyle="h4" mb="2">
          Başka bir gün
        </chakra.h2>
        {dates.length === 0 ? (
          <chakra.p color="fg.muted">Şu anda hepinize yetecek yeri olan başka bir gün yok.</chakra.p>
        ) : (
          <>
            <chakra.p color="fg.muted">Yeriniz aynı fiyata yeni güne geçer, yeni biletiniz gelir.</chakra.p>
            <chakra.ul listStyleType="none" mt="2">
              {dates.map((date) => (
                <DateRow
                  key={date.sessionId}
                  date={date}
                  isPending={isPending}
                  onChoose={(chosen) => void move(chosen)}
                />
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.section>
      <MoneyWay
        id="choice-refund"
        title={refundKurus > 0 ? 'İade' : 'İptal'}
        text={refundText(view)}
        label={refundKurus > 0 ? `${formatTl(refundKurus)} İade Alın` : 'Rezervasyonu İptal Edin'}
        isPending={isPending}
        onChoose={() => void refund()}
      />
      {creditKurus > 0 && (
        <MoneyWay
          id="choice-credit"
          title="Sonra kullanmak üzere kredi"
          text="Ödemeniz sizin için bizde durur; bir kodla istediğiniz zaman kullanırsınız. Son kullanma tarihi yok, kullanmadığınız kısmını dilediğinizde para olarak geri alırsınız."
          label={`${formatTl(creditKurus)} Krediye Çevirin`}
          isPending={isPending}
          onChoose={() => void credit()}
        />
      )}
      <Term view={view} />
    </>
  );
}

interface MoneyWayProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly isPending: boolean;
  readonly onChoose: () => void;
}

function MoneyWay({ id, title, text, label, isPending, onChoose }: MoneyWayProps) {
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h4" mb="2">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted" mb="3">
        {text}
      </chakra.p>
      <Button variant="outline" pending={isPending} pendingLabel="Kaydediliyor..." onClick={onChoose}>
        {label}
      </Button>
    </chakra.section>
  );
}

function Apology({ view: { note, formerly, session } }: Pick<OpenChoiceProps, 'view'>) {
  return (
    <chakra.div display="grid" gap="3">
      <chakra.h1 textStyle="h1">
        {formerly === null ? 'Workshopumuzu yapamıyoruz' : 'Yeni gün size uyuyor mu?'}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted">
        {formerly === null
          ? 'Planınızı bozduğumuz için içtenlikle özür dileriz. Nasıl devam edeceğimizi siz seçin.'
          : `${formerly} için ayırttığınız workshop ${formatSession(session)} gününe alındı. Planınızı bozduysak özür dileriz.`}
      </chakra.p>
      {note !== '' && <chakra.p whiteSpace="pre-line">{note}</chakra.p>}
    </chakra.div>
  );
}

/** What becomes of who says nothing. */
function Term({ view: { chooseUntil, formerly, refundKurus } }: Pick<OpenChoiceProps, 'view'>) {
  if (chooseUntil === null) return null;
  const until = formatDateTime(chooseUntil);
  const silence =
    formerly === null
      ? `O zamana kadar seçmezseniz rezervasyonunuzu iptal ediyoruz${refundKurus > 0 ? ' ve ödemenizin tamamını iade ediyoruz' : ''}.`
      : 'Yanıt vermezseniz yeriniz yeni günde durur.';
  return (
    <Note tone="info">
      Seçim için son gün ve saat: {until}. {silence}
    </Note>
  );
}

interface DateRowProps {
  readonly date: OtherDate;
  readonly isPending: boolean;
  readonly onChoose: (date: OtherDate) => void;
}

function DateRow({ date, isPending, onChoose }: DateRowProps) {
  const when = formatSession(date);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderBottomWidth="1px"
    >
      <chakra.span fontWeight="650">{when}</chakra.span>
      <Button
        size="sm"
        aria-label={`Bu günü seçin: ${when}`}
        pending={isPending}
        pendingLabel="Kaydediliyor..."
        onClick={() => onChoose(date)}
      >
        Bu Günü Seçin
      </Button>
    </chakra.li>
  );
}

function refundText({ refundKurus, isRefundToCard }: GuestChoiceView): string {
  if (refundKurus === 0) return 'Hiçbir gün uymuyorsa rezervasyonunuzu iptal edebilirsiniz.';
  return isRefundToCard
    ? 'Hiçbir gün uymuyorsa ödemenizin tamamı kartınıza geri döner.'
    : 'Hiçbir gün uymuyorsa ödemenizin tamamını geri öderiz; nasıl ödeyeceğimiz için sizi ararız.';
}
