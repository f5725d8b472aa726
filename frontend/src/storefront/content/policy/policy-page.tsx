import { chakra } from '@chakra-ui/react';
import type { PolicyKind } from '@contract/content/policy.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { usePolicy } from '../../../lib/site/use-policy.js';
import { useSiteTexts } from '../../../lib/site/use-site-texts.js';
import { ErrorState } from '../../../ui/error-state.js';
import { LegalText } from '../../../ui/legal-text.js';
import { LegalTextSkeleton } from '../../../ui/legal-text-skeleton.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { TextLink } from '../../../ui/text-link.js';
import { paths } from '../../../lib/navigation/paths.js';

/** The policies as pages of their own, which can be shared, found and read without scripts. */
export const PrivacyPage = () => <PolicyPage kind="privacy" />;
export const DeliveryPage = () => <PolicyPage kind="delivery" />;
export const ContractPage = () => <PolicyPage kind="contract" />;
export const GuaranteePage = () => <PolicyPage kind="guarantee" />;
export const AccessibilityPage = () => <PolicyPage kind="accessibility" />;

function PolicyPage({ kind }: { readonly kind: PolicyKind }) {
  const { policy, hasFailed, isRetrying, retry } = usePolicy(kind);
  const { copy } = useSiteTexts();
  const title = policy?.title ?? copy?.policyTitles[kind];
  useDocumentTitle(title ?? null);
  return (
    <chakra.article
      maxW="calc({sizes.article} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '10', md: '20' }}
      pb="24"
    >
      <chakra.h1 textStyle="h1" fontSize={{ base: '2rem', md: '2.5rem' }} mb="8" overflowWrap="anywhere">
        {title ?? <Skeleton h="11" w="75%" />}
      </chakra.h1>
      {policy !== undefined && <LegalText text={policy} headingAs="h2" />}
      {policy !== undefined && kind === 'privacy' && <AskAboutOwnData />}
      {hasFailed && (
        <ErrorState
          title="Metni yükleyemedik"
          text="Bağlantınızı kontrol edip yeniden deneyin. Sepetiniz olduğu gibi duruyor."
          onRetry={retry}
          retrying={isRetrying}
        />
      )}
      {policy === undefined && !hasFailed && <LegalTextSkeleton />}
    </chakra.article>
  );
}

/** The way to the rights that the policy names. */
function AskAboutOwnData() {
  return (
    <chakra.p mt="8">
      Verileriniz hakkında: <TextLink to={paths.askDataRequest}>Kişisel veri başvurusu</TextLink>
    </chakra.p>
  );
}
