import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What follows from it. */
  readonly help?: string;
}

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few choices, all of which are read before one is made. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="2">
        {legend}
      </chakra.legend>
      <chakra.div display="grid" gap="2">
        {options.map(({ value, label, help }) => (
          <Row key={value}>
            <Radio
              type="radio"
              name={name}
              checked={chosen === value}
              aria-describedby={help === undefined ? undefined : `${name}${value}`}
              aria-labelledby={`${name}${value}-ad`}
              onChange={() => onChoose(value)}
            />
            <chakra.span display="grid" gap="0.5" minW="0">
              <span id={`${name}${value}-ad`}>{label}</span>
              {help !== undefined && (
                <chakra.span id={`${name}${value}`} textStyle="sm" color="fg.subtle">
                  {help}
                </chakra.span>
              )}
            </chakra.span>
          </Row>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: 'target',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});

const Radio = chakra('input', {
  base: { boxSize: '22px', accentColor: 'brand.solid', flexShrink: '0' },
});
