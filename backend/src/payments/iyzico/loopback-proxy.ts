const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * The library sends even calls to this machine through HTTP_PROXY; NO_PROXY is the only way to prevent that.
 */
export function reachLoopbackDirectly(uri: string, env: NodeJS.ProcessEnv = process.env): void {
  const { hostname } = new URL(uri);
  const exceptions = env['NO_PROXY'] ?? env['no_proxy'] ?? '';
  if (!LOOPBACK.has(hostname) || exceptions.split(',').includes(hostname)) return;
  env['NO_PROXY'] = exceptions ? `${exceptions},${hostname}` : hostname;
}
