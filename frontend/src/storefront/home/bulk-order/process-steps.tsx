import { chakra } from '@chakra-ui/react';

interface ProcessStepsProps {
  /** As the studio writes them: 'Anlatın: ne için, kaç adet, ne zaman.' */
  readonly steps: readonly string[];
  readonly label: string;
}

/** How an order for many comes about, from the first word to the parcel. */
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

/** What stands before the first colon leads; the rest becomes a sentence of its own. A time of day splits nothing. */
function split(text: string): { readonly head: string; readonly rest: string } {
  const [, head, rest] = /^([^:]+):\s+(.+)$/su.exec(text) ?? [];
  if (head === undefined || rest === undefined) return { head: text, rest: '' };
  return { head, rest: rest.charAt(0).toLocaleUpperCase('tr-TR') + rest.slice(1) };
}
