import { chakra } from '@chakra-ui/react';
import type { LogView } from '@contract/activity-log/admin-logs.views.js';
import { type LogChange, changesIn } from './log-changes.js';
import { prettyDetails } from './log-subject.js';

/** Shows the changes in words, and the recorded details for technical readers. */
export function LogDetails({ details, recordKind }: Pick<LogView, 'details' | 'recordKind'>) {
  const changes = changesIn(details, recordKind);
  return (
    <>
      {changes && <Changes changes={changes} />}
      {/* Open when there are no readable changes above it. */}
      <chakra.details open={changes === null}>
        <chakra.summary
          minH="target"
          alignContent="center"
          textStyle="note"
          color="fg.muted"
          cursor="pointer"
        >
          Teknik ayrıntı
        </chakra.summary>
        <chakra.pre
          role="region"
          aria-label="Ayrıntılar"
          tabIndex={0}
          p="4"
          bg="bg.subtle"
          borderRadius="md"
          fontFamily="mono"
          fontSize="0.8125rem"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxH="360px"
          overflowY="auto"
        >
          {prettyDetails(details)}
        </chakra.pre>
      </chakra.details>
    </>
  );
}

const Cell = chakra('td', {
  base: { py: '2', pe: '4', verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
const Head = chakra('th', {
  base: { py: '2', pe: '4', textAlign: 'start', color: 'fg.muted', fontWeight: '500' },
});

function Changes({ changes }: { readonly changes: readonly LogChange[] }) {
  return (
    <chakra.table w="full" tableLayout="fixed" mb="4" textStyle="sm" aria-label="Ne değişti?">
      <thead>
        <tr>
          <Head scope="col">Alan</Head>
          <Head scope="col">Önce</Head>
          <Head scope="col">Sonra</Head>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <chakra.tr key={name} borderTopWidth="1px">
            <Head scope="row">{name}</Head>
            <Cell>{before}</Cell>
            <Cell>{after}</Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
