import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import { EXPERIENCE_LEVEL_LABELS, WORKSHOP_TYPE_LABELS } from '@contract/workshops/information-request.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Paragraphs } from '../../../ui/paragraphs.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { OverdueBadge } from '../../ui/overdue-badge.js';
import { useProgramTitles } from '../../lib/use-program-names.js';
import { RequestStatusBadge } from './request-status-badge.js';

/** Shows the request, its sender and the answer. */
export function RequestFacts({ request }: { readonly request: AdminInformationRequestView }) {
  const now = useNow();
  const titleOf = useProgramTitles();
  const { email, phone, workshopType, experienceLevel, program, createdAt, message, answer } = request;
  return (
    <chakra.div display="grid" gap="5" overflowWrap="anywhere">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <RequestStatusBadge status={request.status} />
        {request.isOverdue && <OverdueBadge since={createdAt} now={now} />}
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <Fact label="E-posta">
          <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
        </Fact>
        <Fact label="Telefon">
          <TextAnchor href={`tel:${phone}`}>{formatPhone(phone)}</TextAnchor>
        </Fact>
        <Fact label="Workshop türü">{WORKSHOP_TYPE_LABELS[workshopType]}</Fact>
        <Fact label="Deneyim">{EXPERIENCE_LEVEL_LABELS[experienceLevel]}</Fact>
        {program !== null && <Fact label="Geldiği program">{titleOf(program) ?? `${program}. program`}</Fact>}
        <Fact label="Tarih">{formatDateTime(createdAt)}</Fact>
      </chakra.dl>
      <Quote title="Mesajı" text={message} />
      {answer && (
        <Quote
          title={`Yanıtınız · ${formatDateTime(answer.sentAt)}`}
          text={`${answer.subject}\n\n${answer.text}`}
        />
      )}
    </chakra.div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="sm" color="fg.subtle">
        {label}
      </chakra.dt>
      <dd>{children}</dd>
    </div>
  );
}

function Quote({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <chakra.section bg="bg.subtle" borderRadius="md" p="4">
      <chakra.h3 textStyle="label" mb="2">
        {title}
      </chakra.h3>
      <Paragraphs text={text} />
    </chakra.section>
  );
}
