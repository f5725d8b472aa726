import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import type { DomainFinding, DomainStatus, DomainView } from '@contract/connections/domain.js';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { type ConnectionState, ReadConnectionPart } from '../connection-part.js';

/** What the outside sees of the shop's domain, as of the last measurement. */
export function DomainPart() {
  const { admin } = trpc.useUtils();
  const domain = trpc.admin.connections.domain.useQuery();
  const measuring = trpc.admin.connections.measureDomain.useMutation({
    onSuccess: (measured) => admin.connections.domain.setData(undefined, measured),
  });
  return (
    <ReadConnectionPart
      title="Alan adı"
      anchor="alan-adi"
      lead="Dükkânınızın adresi ve e-postalarınızın alan adı dışarıdan nasıl görünüyor."
      query={domain}
      notRead="Alan adı okunamadı"
      stateOf={stateOf}
    >
      {(view) => (
        <>
          <Findings view={view} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Button
              variant="outline"
              size="sm"
              pending={measuring.isPending}
              pendingLabel="Ölçülüyor..."
              onClick={() => measuring.mutate()}
            >
              Şimdi Ölç
            </Button>
            <chakra.span role="status" color="fg.muted" textStyle="sm">
              {view.checkedAt === null ? 'Henüz ölçülmedi.' : `Son ölçüm: ${formatDateTime(view.checkedAt)}`}
            </chakra.span>
          </chakra.div>
          {measuring.isError && <Note tone="danger">{describeError(measuring.error).message}</Note>}
        </>
      )}
    </ReadConnectionPart>
  );
}

function stateOf({ findings }: DomainView): ConnectionState | undefined {
  const has = (status: DomainStatus) => findings.some((finding) => finding.status === status);
  if (findings.length === 0) return undefined;
  if (has('failed')) return { tone: 'danger', text: 'Düzeltilecekler var' };
  return has('warning')
    ? { tone: 'warning', text: 'Bakılacaklar var' }
    : { tone: 'success', text: 'Yerinde' };
}

function Findings({ view: { host, senderDomain, isLocal, findings } }: { readonly view: DomainView }) {
  return (
    <>
      {isLocal && (
        <Note>
          Dükkân şimdilik {host} adresinde, yalnızca bu ağdan açılıyor. Alan adınızı sunucuya bağlamasını,
          sertifikayı kurmasını ve sunucudaki PUBLIC_URL ayarına adresinizi https:// ile yazmasını dükkânı
          kurandan isteyin; ardından burada ölçülür.
        </Note>
      )}
      {senderDomain !== null && (
        <chakra.p color="fg.muted">
          E-postaların alan adı: <chakra.span color="fg">{senderDomain}</chakra.span>
        </chakra.p>
      )}
      {findings.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          {findings.map((finding) => (
            <Finding key={finding.name} finding={finding} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

const SIGNS: Readonly<Record<DomainStatus, { icon: LucideIcon; color: string; word: string }>> = {
  passed: { icon: CircleCheck, color: 'success.fg', word: 'Yerinde' },
  warning: { icon: TriangleAlert, color: 'warning.fg', word: 'Bakılacak' },
  failed: { icon: CircleAlert, color: 'danger.fg', word: 'Düzeltilecek' },
  unknown: { icon: CircleHelp, color: 'fg.subtle', word: 'Bilinmiyor' },
};

function Finding({ finding: { name, status, finding, advice } }: { readonly finding: DomainFinding }) {
  const { icon, color, word } = SIGNS[status];
  return (
    <chakra.li display="flex" gap="3">
      <chakra.span color={color} mt="1">
        <Icon as={icon} />
        <VisuallyHidden>{word}: </VisuallyHidden>
      </chakra.span>
      <chakra.div minW="0">
        <chakra.h3 fontWeight="650">{name}</chakra.h3>
        <chakra.p overflowWrap="anywhere">{finding}</chakra.p>
        {advice !== null && <chakra.p color="fg.muted">{advice}</chakra.p>}
      </chakra.div>
    </chakra.li>
  );
}
