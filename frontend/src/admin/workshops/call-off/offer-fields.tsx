import { chakra } from '@chakra-ui/react';
import { CALL_OFF_NOTE_MAX } from '@contract/booking-changes/call-off/call-off.dto.js';
import { CHOICE_HOURS } from '@contract/booking-changes/call-off/call-off.js';
import type { CallOffPreview, OtherDate } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { TextArea } from '../../../ui/text-field.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { MailFrame } from '../../ui/mail-frame.js';
import type { CallOffForm } from './use-call-off-form.js';

/** After the last key, before the mail is drawn anew. */
const PAUSE_MS = 400;

interface OfferFieldsProps {
  readonly sessionId: string;
  readonly preview: CallOffPreview;
  readonly form: CallOffForm;
}

/** What each guest is offered, the studio's own sentence, and the mail to read first. */
export function OfferFields({ sessionId, preview, form }: OfferFieldsProps) {
  return (
    <chakra.div display="grid" gap="4">
      {form.canOffer ? (
        <CheckboxField
          label="Aynı workshopun başka bir gününü de önerelim"
          help={`Her misafir ${CHOICE_HOURS} saat içinde bağlantıdan seçer. Yanıt vermeyenin ödemesi iade edilir.`}
          checked={form.offersDates}
          onChange={({ target }) => form.offerDates(target.checked)}
        />
      ) : (
        <Note tone="info">Bu workshopun boş yeri olan başka bir günü yok.</Note>
      )}
      {form.canOffer && form.offersDates && <Dates dates={preview.dates} />}
      {form.canOfferCredit && (
        <CheckboxField
          label="Ödemesini krediye çevirmeyi de önerelim"
          help="Para sizde kalır, misafir kodla sonra öder. Kredinin son tarihi yoktur; kullanılmayan kısmı isteyen misafire para olarak iade edilir."
          checked={form.offersCredit}
          onChange={({ target }) => form.offerCredit(target.checked)}
        />
      )}
      <TextArea
        label="Misafirlere sözünüz"
        optional
        help="E-postaya özürle birlikte olduğu gibi eklenir."
        rows={3}
        maxLength={CALL_OFF_NOTE_MAX}
        value={form.note}
        onChange={({ target }) => form.writeNote(target.value)}
      />
      <Mail sessionId={sessionId} form={form} />
    </chakra.div>
  );
}

function Dates({ dates }: { readonly dates: readonly OtherDate[] }) {
  return (
    <chakra.ul listStyleType="none" textStyle="sm" color="fg.muted">
      {dates.map((date) => (
        <li key={date.sessionId}>
          {formatSession(date)} · {date.freeSeats} boş yer
        </li>
      ))}
    </chakra.ul>
  );
}

function Mail({ sessionId, form }: Pick<OfferFieldsProps, 'sessionId' | 'form'>) {
  const { offersDates, offersCredit } = form;
  const note = useDebounced(form.note.trim(), PAUSE_MS);
  const mail = trpc.admin.callOffs.mail.useQuery(
    { sessionId, note, offersDates, offersCredit },
    { placeholderData: (before) => before, staleTime: 0 },
  );
  if (mail.isError) {
    return <Note tone="danger">{describeLoadFailure(mail.error, 'E-posta gösterilemedi.')}</Note>;
  }
  if (mail.data === undefined) return <Skeleton h="320px" />;
  if (mail.data === null) {
    return <Note tone="info">E-posta adresi olan bir misafir yok; kimseye e-posta gitmeyecek.</Note>;
  }
  const { subject, html, exampleName } = mail.data;
  return (
    <chakra.div>
      <chakra.p mb="2" textStyle="sm" color="fg.muted">
        {exampleName} için gidecek e-posta:
      </chakra.p>
      <chakra.p mb="2" overflowWrap="anywhere">
        Konu: <strong>{subject}</strong>
      </chakra.p>
      <MailFrame html={html} />
    </chakra.div>
  );
}
