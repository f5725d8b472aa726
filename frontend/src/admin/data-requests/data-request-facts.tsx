import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import { DATA_REQUEST_KIND_LABELS } from '@contract/data-requests/data-request.js';
import type { AdminDataRequestView } from '@contract/data-requests/admin-data-requests.views.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { TextAnchor } from '../../ui/text-link.js';
import { DataRequestState } from './data-request-state.js';

/** Shows the request, its sender, its clock, and the answer. */
export function DataRequestFacts({ request }: { readonly request: AdminDataRequestView }) {
  const { email, phone, kind, message, confirmedAt, answer, erasedAt, exportUntil } = request;
  return (
    <chakra.div display="grid" gap="5" overflowWrap="anywhere">
      <DataRequestState request={request} />
      <chakra.p fontWeight="650">{DATA_REQUEST_KIND_LABELS[kind]}</chakra.p>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        <Fact label="E-posta (onaylandı)">
          <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
        </Fact>
        {phone !== '' && (
          <Fact label="Telefon">
            <TextAnchor href={`tel:${phone}`}>{formatPhone(phone)}</TextAnchor>
          </Fact>
        )}
        <Fact label="Süre başladı">{formatDateTime(confirmedAt)}</Fact>
        {erasedAt !== null && <Fact label="Veriler silindi">{formatDateTime(erasedAt)}</Fact>}
        {exportUntil !== null && (
          <Fact label="İndirme bağlantısı">{formatDateTime(exportUntil)} anına kadar</Fact>
        )}
      </chakra.dl>
      {message !== '' && <Quote title="Açıklaması" text={message} />}
      {answer && <Quote title={`Yanıt · ${formatDateTime(answer.at)} · ${answer.by}`} text={answer.text} />}
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
