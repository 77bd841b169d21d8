import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './theme.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const themeId = 'virtual:landing-theme.css';

/** The colours of theme.ts as a style sheet. */
const theme = (): Plugin => ({
  name: 'landing-theme',
  resolveId: id => (id === themeId ? `\0${themeId}` : null),
  load: id => (id === `\0${themeId}` ? themeCss() : null),
});

/** Client build by default; `vite build --ssr landing/entry-server.tsx` makes what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: isSsrBuild ? false : here('../public'),
  plugins: [react(), theme()],
  // React within what the server renders with: its own files would be the development ones unless NODE_ENV says so.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  build: {
    outDir: here(isSsrBuild ? '../dist/landing/server' : '../dist/landing/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Every file has its own address: nothing is put inside a page where the security policy would stop it.
    assetsInlineLimit: 0,
    assetsDir: 'assets/landing',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here(isSsrBuild ? 'entry-server.tsx' : 'main.tsx') },
  },
}));
