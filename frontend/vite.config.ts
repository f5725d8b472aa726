import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { entryName, OFFLINE_WORKER, offlineWorker } from './offline-worker.js';
import { precompress } from './precompress.js';
import { sizeBudget } from './size-budget.js';
import { PREVIEW_PATH } from './src/lib/site/preview-messages.js';
import { STARTER } from './src/ssr/page-code.js';
import { startChunk } from './start-chunk.js';
import { shared } from './vite.shared.js';

const backend = process.env['BACKEND_URL'] ?? 'http://localhost:3000';

/** The first line of Turkish text needs these of both families. */
const FIRST_FONTS = /(fraunces|nunito-sans)-(latin|turkish)-wght-normal.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => FIRST_FONTS.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

const site: BuildEnvironmentOptions = {
  outDir: 'dist/site',
  manifest: true,
  rolldownOptions: {
    input: ['index.html', 'admin.html', 'preview.html', STARTER, OFFLINE_WORKER],
    // Packages that do not declare that their unused parts can be left out.
    treeshake: {
      moduleSideEffects: [
        { test: /node_modules[\\/](@trpc|hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
      ],
    },
    output: {
      entryFileNames: entryName,
      // The start script names the file of every page, and hashes cannot be compressed. 42 bits tell builds apart.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      // Libraries change less often than screens, so they have cached files of their own.
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
          },
          { name: startChunk(), debugName: 'start' },
        ],
      },
    },
  },
};

/** Renders the public pages; with all that it needs in it, so that the server installs nothing of the browser's. */
const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: true,
  copyPublicDir: false,
  target: 'node24',
  rolldownOptions: { input: 'src/ssr/entry-server.tsx' },
};

/** Serves the back office below `/admin`, and the preview in its frame, as the shop does. */
function serveBackOffice(): Plugin {
  return {
    name: 'serve-back-office',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === PREVIEW_PATH) request.url = '/preview.html';
        else if (/^\/admin(-login)?(\/|$)/.test(request.url ?? '')) request.url = '/admin.html';
        next();
      });
    },
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  ...shared,
  plugins: [
    react(),
    serveBackOffice(),
    ...(isSsrBuild ? [] : [preloadFonts(), offlineWorker(), sizeBudget(), precompress()]),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: {
    target: 'es2023',
    // The site's policy allows no inline scripts or data: styles; small assets stay files as well.
    assetsInlineLimit: 0,
    // The server lists the files of the first page; a list for all other pages would add 2 kB to it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    ...(isSsrBuild ? server : site),
  },
  server: {
    proxy: {
      '/trpc': backend,
      '/api': backend,
      '/media': backend,
      '/odeme': backend,
    },
  },
}));
