import { chakra } from '@chakra-ui/react';
import { CloudOff, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Icon } from './icon.js';

interface ErrorStateProps {
  /** The failure, in the text of the server or the specification. */
  readonly title: string;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  /** Says that nothing is lost, and what to do. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly icon?: LucideIcon;
  /** Replaces the retry button. */
  readonly action?: ReactNode;
}

export function ErrorState({
  title,
  titleAs = 'h3',
  text,
  onRetry,
  retrying = false,
  icon = CloudOff,
  action,
}: ErrorStateProps) {
  const Title = chakra[titleAs];
  return (
    <chakra.div
      role="alert"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      textAlign="center"
      gap="3"
      py={{ base: '10', md: '12' }}
      px="5"
      bg="bg.subtle"
      borderRadius="lg"
    >
      <chakra.span color="danger.solid">
        <Icon as={icon} size="lg" />
      </chakra.span>
      <Title textStyle="h3" maxW="full" overflowWrap="anywhere">
        {title}
      </Title>
      {text !== undefined && (
        <chakra.p color="fg.muted" maxW="34em">
          {text}
        </chakra.p>
      )}
      {action}
      {onRetry !== undefined && (
        <chakra.div mt="3" css={{ '& > button': { whiteSpace: 'normal' } }}>
          <Button
            icon={<Icon as={RefreshCw} />}
            onClick={onRetry}
            pending={retrying}
            pendingLabel="Deneniyor..."
          >
            Yeniden Deneyin
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
