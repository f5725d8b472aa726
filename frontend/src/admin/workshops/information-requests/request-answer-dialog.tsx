import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import {
  INFORMATION_REQUEST_STATUS_LABELS,
  knownRequestStatus,
} from '@contract/workshops/information-request.js';
import { trpc } from '../../../lib/server/trpc.js';
import { AnswerDialog } from '../../ui/answer-dialog.js';
import { requestAnswer } from './request-answer.js';

interface RequestAnswerDialogProps {
  readonly request: AdminInformationRequestView;
  /** Called with the version that was answered. */
  readonly onAnswered: (version: number) => void;
  readonly onClose: () => void;
}

export function RequestAnswerDialog({ request, onAnswered, onClose }: RequestAnswerDialogProps) {
  const { id } = request;
  const utils = trpc.useUtils();
  const answer = trpc.admin.informationRequests.answer.useMutation({
    onSuccess: (_done, { version }) => onAnswered(version),
    onSettled: () => utils.admin.informationRequests.invalidate(),
  });
  return (
    <AnswerDialog
      title="Talebi yanıtlayın"
      to={request.email}
      requested={request.message}
      draft={requestAnswer(request)}
      record={answeredRecord(request)}
      send={(written) => answer.mutateAsync(written)}
      readAgain={async () => answeredRecord(await utils.client.admin.informationRequests.get.query({ id }))}
      sentText="Yanıtınız yola çıktı; talep iletişime geçildi olarak işaretlendi."
      onClose={onClose}
    />
  );
}

function answeredRecord({ version, status, answer }: AdminInformationRequestView) {
  return { version, status: INFORMATION_REQUEST_STATUS_LABELS[knownRequestStatus(status)], answer };
}
