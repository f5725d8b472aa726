const SCRIPT_BUDGET_BYTES = 140_000;
/** Values that do not depend on the machine. */
const GOALS = [
  { what: 'accessibility below 100', isMissed: ({ accessibility }) => accessibility < 100 },
  { what: 'best practices below 95', isMissed: ({ bestPractices }) => bestPractices < 95 },
  { what: 'SEO below 100', isMissed: ({ seo }) => seo < 100 },
  {
    what: `more than ${SCRIPT_BUDGET_BYTES} bytes of scripts`,
    isMissed: ({ scriptBytes }) => scriptBytes > SCRIPT_BUDGET_BYTES,
  },
  { what: 'requests to others', isMissed: ({ thirdParty }) => thirdParty > 0 },
  { what: 'code of the back office', isMissed: ({ adminFiles }) => adminFiles > 0 },
];
const PERFORMANCE_GOAL = 95;

export function complaintsOf(page) {
  const missed = GOALS.filter(({ isMissed }) => isMissed(page)).map(({ what }) => what);
  return [...missed, ...page.failed, ...page.axe].map((what) => `${page.path}: ${what}`);
}

/** A slow page is only a warning, because other work on the machine may be the reason. */
export function warningsOf({ path, performance, metrics }) {
  if (performance >= PERFORMANCE_GOAL) return [];
  const { fcp, lcp, tbt, cls } = metrics;
  const times = `first paint ${seconds(fcp)}, largest ${seconds(lcp)}, blocked ${seconds(tbt)}`;
  return [`${path}: ${performance} (goal ${PERFORMANCE_GOAL}); ${times}, moved ${cls.toFixed(3)}`];
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
