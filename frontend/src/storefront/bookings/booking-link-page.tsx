import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ErrorCode } from '@contract/app-error.js';
import { describeError } from '../../lib/server/describe-error.js';
import { ConfirmViewport } from '../../ui/confirm-dialog.js';
import { MailedAddressProblem } from '../../ui/mailed-address-problem.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

interface ReadBooking<View> {
  readonly data: View | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface BookingLinkPageProps<View> {
  readonly title: string;
  /** Reads by the key of the link, when there is one. */
  readonly read: ReadBooking<View>;
  /** Whether the address has its key. */
  readonly isAddressWhole: boolean;
  /** The code by which the server says that the link leads nowhere. */
  readonly unknown: ErrorCode;
  /** What cannot be shown while the server is away, and that nothing is lost. */
  readonly unreachable: { readonly title: string; readonly text: string };
  /** What screen readers hear while it loads. */
  readonly loading: string;
  readonly children: (view: View) => ReactNode;
}

/** The page of a booking that a mailed link opens with a key. Opening it changes nothing. */
export function BookingLinkPage<View>(props: BookingLinkPageProps<View>) {
  const { title, read, isAddressWhole, unknown, unreachable, loading, children } = props;
  const isLoading = isAddressWhole && read.isPending;
  const isUnknown = !isAddressWhole || isUnknownLink(read.error, unknown);
  return (
    <chakra.div
      maxW="calc({sizes.result} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '10', md: '16' }}
      pb="24"
    >
      {/* The address contains a key. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      <ConfirmViewport />
      {read.data !== undefined && children(read.data)}
      {read.data === undefined && isLoading && <Loading text={loading} />}
      {read.data === undefined && (!isAddressWhole || read.isError) && (
        <MailedAddressProblem
          documentTitle={title}
          unknownTitle="Bu sayfayı bulamadık"
          unreachable={unreachable}
          isUnknown={isUnknown}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
    </chakra.div>
  );
}

function Loading({ text }: { readonly text: string }) {
  return (
    <chakra.div display="grid" gap="5">
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Skeleton h="14" w="60%" />
      <Skeleton h="6" w="86%" />
      <Skeleton h="56" />
    </chakra.div>
  );
}

function isUnknownLink(error: unknown, unknown: ErrorCode): boolean {
  return [unknown, 'not_found', 'invalid_input'].includes(describeError(error).code);
}
