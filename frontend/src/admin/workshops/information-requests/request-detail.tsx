import { chakra } from '@chakra-ui/react';
import { CheckCheck, MessageCircle, Reply, Trash2 } from 'lucide-react';
import { useContext, useState } from 'react';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import type { InformationRequestStatus } from '@contract/workshops/information-request.js';
import { mayLeave, useLeaveWarning } from '../../../lib/navigation/use-leave-warning.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Icon } from '../../../ui/icon.js';
import { TextArea } from '../../../ui/text-field.js';
import { ConflictDialog } from '../../ui/conflict-dialog.js';
import { Opener } from '../../ui/opener.js';
import { RequestAnswerDialog } from './request-answer-dialog.js';
import { MARK_LABELS } from './request-marks.js';
import { RequestFacts } from './request-facts.js';
import { useRequestForm } from './use-request-form.js';

interface RequestDetailProps {
  readonly request: AdminInformationRequestView;
  readonly onClose: () => void;
}

export function RequestDetail({ request, onClose }: RequestDetailProps) {
  const [isAnswering, setAnswering] = useState(false);
  const opener = useContext(Opener);
  const form = useRequestForm(request);
  const { notes, setNotes, conflict, isSaving, hasUnsavedNotes } = form;
  useLeaveWarning(hasUnsavedNotes, 'Yazdığınız notlar henüz kaydedilmedi; çıkarsanız kaybolur.');
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  const remove = async () => {
    if (await form.remove()) onClose();
  };
  if (conflict) {
    return (
      <ConflictDialog
        fields={conflict.fields}
        pending={isSaving}
        onKeepMine={() => void form.keepMine()}
        onTakeTheirs={form.takeTheirs}
        onClose={form.decideLater}
      />
    );
  }
  if (isAnswering) {
    return (
      <RequestAnswerDialog
        request={request}
        onAnswered={form.noteAnswered}
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={() => void close()}
      finalFocus={opener}
      width="coupon"
      closesOutside={!hasUnsavedNotes}
      title={`${request.name} ${request.surname}`}
    >
      <chakra.div display="grid" gap="5">
        <RequestFacts request={request} />
        <TextArea
          label="Yönetici notları"
          help="Yalnızca siz görürsünüz; durumu işaretlediğinizde notlar da kaydedilir."
          maxLength={2000}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <Actions
          status={request.status}
          isSaving={isSaving}
          hasUnsavedNotes={hasUnsavedNotes}
          onSave={(status) => void form.save(status)}
          onAnswer={() => setAnswering(true)}
          onRemove={() => void remove()}
        />
      </chakra.div>
    </Dialog>
  );
}

interface ActionsProps {
  readonly status: InformationRequestStatus;
  readonly isSaving: boolean;
  readonly hasUnsavedNotes: boolean;
  readonly onSave: (status: InformationRequestStatus) => void;
  readonly onAnswer: () => void;
  readonly onRemove: () => void;
}

/**
 * Specification 2, section 4: a completed request cannot become contacted again, and every request can be completed.
 */
function Actions({ status, isSaving, hasUnsavedNotes, onSave, onAnswer, onRemove }: ActionsProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      css={{ '& > button': { flexGrow: { base: 1, md: 0 } } }}
    >
      <Button size="sm" icon={<Icon as={Reply} size="sm" />} onClick={onAnswer}>
        Yanıtla
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon={<Icon as={MessageCircle} size="sm" />}
        disabled={isSaving || status === 'completed'}
        onClick={() => onSave('contacted')}
      >
        {MARK_LABELS.contacted}
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon={<Icon as={CheckCheck} size="sm" />}
        disabled={isSaving}
        onClick={() => onSave('completed')}
      >
        {MARK_LABELS.completed}
      </Button>
      {status !== 'pending' && (
        <Button size="sm" variant="outline" disabled={isSaving} onClick={() => onSave('pending')}>
          {MARK_LABELS.pending}
        </Button>
      )}
      {hasUnsavedNotes && (
        <Button size="sm" variant="outline" pending={isSaving} onClick={() => onSave(status)}>
          Notları Kaydet
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon as={Trash2} size="sm" />}
        disabled={isSaving}
        onClick={onRemove}
      >
        Sil
      </Button>
    </chakra.div>
  );
}
