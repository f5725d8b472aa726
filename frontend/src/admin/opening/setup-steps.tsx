import { chakra } from '@chakra-ui/react';
import type { SetupStep } from '@contract/opening/readiness.views.js';
import { CircleCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { ProgressBar } from '../ui/progress-bar.js';
import { OPENING_LINKS } from '../lib/opening-screens.js';

/** The way from an empty shop to its opening. Each step leads to the screen that the studio uses later as well. */
export function SetupSteps({ steps }: { readonly steps: readonly SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <chakra.section aria-labelledby="setup-steps">
      <chakra.h2 id="setup-steps" textStyle="h4">
        Kurulum
      </chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="3">
        {next
          ? `${steps.length} adımdan ${done} tanesi tamam. İstediğiniz sırayla ilerleyin; yarım bıraktığınız sizi bekler.`
          : `${steps.length} adımın hepsi tamam.`}
      </chakra.p>
      <ProgressBar label="Kurulum" max={steps.length} value={done} />
      <chakra.ol mt="3" listStyleType="none">
        {steps.map((step, index) => (
          <Step key={step.key} step={step} number={index + 1} isNext={step === next} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

interface StepProps {
  readonly step: SetupStep;
  readonly number: number;
  readonly isNext: boolean;
}

function Step({ step: { title, text, isDone, screen }, number, isNext }: StepProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '28px minmax(0, 1fr)', md: '28px minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="3"
      borderTopWidth="1px"
    >
      <chakra.span aria-hidden="true" color={isDone ? 'success.fg' : 'fg.subtle'} textStyle="label">
        {isDone ? <Icon as={CircleCheck} /> : `${number}.`}
      </chakra.span>
      <div>
        <chakra.h3 textStyle="label" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {title}
          {isDone && <Badge tone="success">Tamam</Badge>}
          {isNext && <Badge tone="accent">Sıradaki</Badge>}
        </chakra.h3>
        <chakra.p textStyle="note" color="fg.muted">
          {text}
        </chakra.p>
      </div>
      <chakra.div gridColumn={{ base: '2', md: 'auto' }} justifySelf="start">
        <ButtonLink
          to={OPENING_LINKS[screen].to}
          size="sm"
          variant={isNext ? 'primary' : 'outline'}
          aria-label={isDone ? `${title}: gözden geçirin` : `${title}: başlayın`}
        >
          {isDone ? 'Gözden Geçirin' : 'Başlayın'}
        </ButtonLink>
      </chakra.div>
    </chakra.li>
  );
}
