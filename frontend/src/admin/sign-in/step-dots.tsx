import { chakra } from '@chakra-ui/react';

interface StepDotsProps {
  /** Counted from one. */
  readonly step: number;
  readonly steps: number;
}

/** Shows the current step as dots, and in words for screen readers. */
export function StepDots({ step, steps }: StepDotsProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <chakra.span display="flex" alignItems="center" gap="2" aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <Dot key={index} isNow={index + 1 === step} isDone={index + 1 < step} />
        ))}
      </chakra.span>
      <chakra.span color="fg.muted">
        Adım {step} / {steps}
      </chakra.span>
    </chakra.div>
  );
}

function Dot({ isNow, isDone }: { readonly isNow: boolean; readonly isDone: boolean }) {
  if (isNow) return <chakra.i w="7" h="2.5" borderRadius="full" bg="brand.solid" />;
  return (
    <chakra.i
      boxSize="2.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor={isDone ? 'success.solid' : 'border.emphasized'}
      bg={isDone ? 'success.solid' : 'transparent'}
    />
  );
}
