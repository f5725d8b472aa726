import { chakra } from '@chakra-ui/react';
import type { SyntheticEvent, ReactNode } from 'react';

interface StepFormProps {
  /** The id of the heading that names the step. */
  readonly headId: string;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
  readonly children: ReactNode;
}

export function StepForm({ headId, onSubmit, children }: StepFormProps) {
  return (
    <chakra.form
      noValidate
      aria-labelledby={headId}
      onSubmit={(event) => void onSubmit(event)}
      display="grid"
      gap="5"
    >
      {children}
    </chakra.form>
  );
}
