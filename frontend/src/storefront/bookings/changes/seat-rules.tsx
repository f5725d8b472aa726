import { chakra } from '@chakra-ui/react';

/** What the seats were promised when they were bought. */
export function SeatRules({ rules }: { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <chakra.section aria-labelledby="seat-rules" display="grid" gap="3">
      <chakra.h2 id="seat-rules" textStyle="h3">
        Yerinizin kuralları
      </chakra.h2>
      <chakra.ul ps="5" listStyleType="disc" color="fg.muted" display="grid" gap="2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
