import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The metrics behind the performance score. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Lighthouse's scores with its mobile preset. The performance is the median of several runs, because it varies. */
export async function scoresOf(url, { port, runs }) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await reportOn(url, port));
  const inOrder = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = inOrder[Math.floor(inOrder.length / 2)];
  return {
    performance: scoreOf(middle, 'performance'),
    metrics: Object.fromEntries(
      Object.entries(METRICS).map(([name, audit]) => [name, middle.audits[audit].numericValue]),
    ),
    accessibility: scoreOf(middle, 'accessibility'),
    bestPractices: scoreOf(middle, 'best-practices'),
    seo: scoreOf(middle, 'seo'),
    failed: CATEGORIES.slice(1).flatMap((category) => failedAudits(middle, category)),
  };
}

/** Sometimes a recording lacks its beginning or end, and Lighthouse has to run again. */
async function reportOn(url, port, triesLeft = 2) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (!lhr.runtimeError) return lhr;
  if (triesLeft > 0) return reportOn(url, port, triesLeft - 1);
  throw new Error(`${url}: ${lhr.runtimeError.message}`);
}

function scoreOf({ categories }, category) {
  return Math.round((categories[category].score ?? 0) * 100);
}

function failedAudits({ categories, audits }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => audits[id].title);
}
