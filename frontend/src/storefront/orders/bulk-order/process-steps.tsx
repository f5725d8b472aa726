import { chakra } from '@chakra-ui/react';

interface ProcessStepsProps {
  /** The steps as the studio writes them: 'Anlatın: ne için, kaç adet, ne zaman.' */
  readonly steps: readonly string[];
  readonly label: string;
}

/** Shows the steps of a bulk order, from the first message to the parcel. */
export function ProcessSteps({ steps, label }: ProcessStepsProps) {
  return (
    <chakra.ol aria-label={label}>
      {steps.map((step, index) => (
        <chakra.li
          key={index}
          display="grid"
          gridTemplateColumns="44px 1fr"
          alignItems="baseline"
          py="4"
          borderTopWidth="1px"
        >
          <chakra.span aria-hidden="true" textStyle="total" color="brand.fg">
            {index + 1}
          </chakra.span>
          <Step text={step} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function Step({ text }: { readonly text: string }) {
  const { head, rest } = split(text);
  if (rest === '') return <p>{head}</p>;
  return (
    <div>
      <chakra.strong fontWeight="650">{head}</chakra.strong>
      <chakra.p color="fg.muted">{rest}</chakra.p>
    </div>
  );
}

/** Splits a step at its first colon into a heading and a sentence. The colon of a time of day does not count. */
function split(text: string): { readonly head: string; readonly rest: string } {
  const [, head, rest] = /^([^:]+):\s+(.+)$/su.exec(text) ?? [];
  if (head === undefined || rest === undefined) return { head: text, rest: '' };
  return { head, rest: rest.charAt(0).toLocaleUpperCase('tr-TR') + rest.slice(1) };
}
