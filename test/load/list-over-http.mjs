import autocannon from 'autocannon';
import { summaryOf } from './measure.mjs';
import { visitorAddress } from './orders.mjs';

/** Connections take turns with this many addresses, because the shop limits the rate of each. */
const VISITORS = 250;

/** Reads one address over and over; any answer other than 200 ends the bench. */
export function listOverHttp(url, connections, headers = {}) {
  return async (seconds) => {
    const latencies = [];
    const run = autocannon({ url, connections, duration: seconds, setupClient: comeFromEverywhere(headers) });
    run.on('response', (...[, , , milliseconds]) => latencies.push(milliseconds));
    const { errors, non2xx, duration } = await run;
    if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals.`);
    return summaryOf(latencies, duration);
  };
}

function comeFromEverywhere(headers) {
  return (connection) => {
    const visitors = Array.from({ length: VISITORS }, () => ({
      headers: { ...headers, 'x-forwarded-for': visitorAddress() },
    }));
    connection.setRequests(visitors);
  };
}
