import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import identitas from './config/identitas.json' with { type: 'json' };

const product = identitas.produk
  .replace('{namaPortal}', identitas.namaPortal)
  .replace('{namaUniversitas}', identitas.namaUniversitas);

/** Writes the identity into index.html, so that the name is right before any script runs. */
const withIdentity = (): Plugin => ({
  name: 'identitas',
  transformIndexHtml: html => html.replaceAll('%PRODUK%', product),
});

/** The back office: `src/` → `dist/app`. The landing pages have a configuration of their own. */
export default defineConfig({
  root: 'src',
  publicDir: '../public',
  plugins: [react(), withIdentity()],
  resolve: {
    alias: { 'object.entries': fileURLToPath(new URL('src/native/objectEntries.cjs', import.meta.url)) },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: '../dist/app',
    assetsDir: 'assets/app',
    emptyOutDir: true,
    target: 'es2022',
    // The CSP allows no data: scripts or fonts; everything is a file.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // The kit only sets Zod's locale on the side; a screen that checks nothing need not load Zod.
          { test: /\/resources\/kit\//, sideEffects: false },
          // Importing a component does nothing; so an index file does not drag in what is not used of it.
          { test: /\/src\/(crud|patterns|layout|pages|look|providers)\/.*\.tsx?$/, sideEffects: false },
        ],
      },
    },
  },
});
