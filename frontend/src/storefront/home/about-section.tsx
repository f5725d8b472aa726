import { chakra } from '@chakra-ui/react';
import { ABOUT } from './home.texts.js';
import { Section } from './section.js';

/** Specification 1, section 2: each text is cut to 1500 characters plus an ellipsis. */
const MAX_CHARACTERS = 1500;

function cut(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

export function AboutSection() {
  return (
    <Section id="about" band labelledBy="about-title">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '5fr 6fr' }}
        gap="12"
        columnGap="split"
        alignItems="start"
      >
        <div>
          <chakra.h2 id="about-title" textStyle="h2">
            {ABOUT.title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.muted" mt="5">
            {cut(ABOUT.lead)}
          </chakra.p>
        </div>
        <chakra.div display="grid" gap="8">
          {ABOUT.parts.map(({ title, text }) => (
            <chakra.div key={title} pt="6" borderTopWidth="1px" borderColor="bg.muted">
              <chakra.h3 textStyle="h4">{title}</chakra.h3>
              <chakra.p color="fg.muted" mt="2">
                {cut(text)}
              </chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
