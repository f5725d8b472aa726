const COLUMNS = [
  ['perf.', ({ performance }) => performance],
  ['a11y', ({ accessibility }) => accessibility],
  ['best', ({ bestPractices }) => bestPractices],
  ['SEO', ({ seo }) => seo],
  ['axe', ({ axe }) => axe.length],
  ['scripts', ({ scriptBytes }) => scriptBytes],
  ['HTML', ({ htmlBytes }) => htmlBytes],
  ['CSS', ({ styleBytes }) => styleBytes],
  ['all', ({ allBytes }) => allBytes],
  ['requests', ({ requests }) => requests],
  ['foreign', ({ thirdParty }) => thirdParty],
  ['admin', ({ adminFiles }) => adminFiles],
  ['LCP s', ({ metrics }) => (metrics.lcp / 1000).toFixed(1)],
  ['CLS', ({ metrics }) => metrics.cls.toFixed(3)],
];
const PATH_WIDTH = 52;
const WIDTH = 9;

export function printTable(pages) {
  process.stdout.write('\nScores of Lighthouse on its mobile preset; sizes in bytes on the wire\n');
  printRow(
    '',
    COLUMNS.map(([title]) => title),
  );
  for (const page of pages) {
    printRow(
      page.path,
      COLUMNS.map(([, read]) => read(page)),
    );
  }
}

export function printComplaints(title, complaints) {
  if (complaints.length === 0) return;
  process.stdout.write(`\n${title}\n${complaints.map((complaint) => `  ${complaint}\n`).join('')}`);
}

function printRow(name, cells) {
  const padded = cells.map((cell) => String(cell).padStart(WIDTH)).join('');
  process.stdout.write(`  ${name.padEnd(PATH_WIDTH)}${padded}\n`);
}
