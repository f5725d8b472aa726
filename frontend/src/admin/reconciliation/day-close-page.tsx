import { chakra } from '@chakra-ui/react';
import { SectionHead } from '../ui/section-head.js';
import { CardDaysPart } from './card-days-part.js';
import { TillPart } from './till-part.js';

/** The end of a day: what lies in the till, and whether iyzico says the same of the cards as the shop. */
export function DayClosePage() {
  return (
    <>
      <SectionHead
        title="Gün Sonu"
        lead="Akşam kasayı sayın; kartla gelen parayı dükkân her gün iyzico’nun raporuyla kuruşu kuruşuna karşılaştırır."
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" maxW="1080px">
        <TillPart />
        <CardDaysPart />
      </chakra.div>
    </>
  );
}
