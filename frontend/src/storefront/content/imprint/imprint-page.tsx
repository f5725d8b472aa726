import { chakra } from '@chakra-ui/react';
import type { ImprintFact } from '@contract/studio/imprint.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { ErrorState } from '../../../ui/error-state.js';
import { LegalTextSkeleton } from '../../../ui/legal-text-skeleton.js';

const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '1',
    py: '3',
    borderBottomWidth: '1px',
  },
});
const FactLink = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
});

/** Who runs the shop and how to reach them, as the law wants it shown. */
export function ImprintPage() {
  useDocumentTitle('Künye');
  const imprint = trpc.content.imprint.useQuery();
  return (
    <chakra.article
      maxW="calc({sizes.article} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '10', md: '20' }}
      pb="24"
    >
      <chakra.h1 textStyle="h1" fontSize={{ base: '2rem', md: '2.5rem' }} mb="3">
        Künye
      </chakra.h1>
      <chakra.p color="fg.muted" mb="8">
        Bu dükkânı kim işletir, ona nasıl ulaşırsınız.
      </chakra.p>
      {imprint.data && (
        <chakra.dl borderTopWidth="1px">
          {imprint.data.facts.map((fact) => (
            <Fact key={fact.label}>
              <chakra.dt color="fg.muted">{fact.label}</chakra.dt>
              <chakra.dd overflowWrap="anywhere">
                <Value fact={fact} />
              </chakra.dd>
            </Fact>
          ))}
        </chakra.dl>
      )}
      {imprint.isLoadingError && (
        <ErrorState
          title="Künyeyi yükleyemedik"
          text="Bağlantınızı kontrol edip yeniden deneyin."
          onRetry={() => void imprint.refetch()}
          retrying={imprint.isFetching}
        />
      )}
      {imprint.isPending && <LegalTextSkeleton />}
    </chakra.article>
  );
}

function Value({ fact: { value, href } }: { readonly fact: ImprintFact }) {
  if (href === null) return value;
  const elsewhere = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <FactLink href={href} {...elsewhere}>
      {value}
    </FactLink>
  );
}
