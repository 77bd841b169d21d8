import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { areas as declaredAreas } from './resources/index.ts';
import { sharedIcons } from './scripts/app/sharedIcons.ts';
import { lighterEqual, lighterQuery, productionRouter, withoutUnusedParts } from './scripts/app/unusedParts.ts';
import { startChunk, webApp } from './scripts/app/webApp.ts';

/** The frame and the first screen. */
const shellParts = [
  String.raw`/src/(App|platform/layout/bar/NotificationBell|areas/umum/(Dashboard(Page|Work)|ShortcutTiles))\.tsx$`,
];
/** Small parts of every screen: no later station may keep them from the others. */
const smallParts = [
  String.raw`/src/platform/common/(PageTitle\.tsx|atBottom\.ts)$`,
  String.raw`/resources/kit/(day|messages)\.ts$`,
  String.raw`/(i18n/useTranslate|(material/styles|system/useThemeProps)/useThemeProps)\.m?js$`,
  String.raw`/@mui/icons-material/(${sharedIcons().join('|')})\.m?js$`,
];

/** Areas that arrive by themselves. */
const areas = declaredAreas.filter(({ arrives }) => arrives === 'own').map(({ name }) => name);

/**
 * What arrives together. Each group takes what its test names with all that it imports and no group before it took: what
 * sets the rest on its way, the pages without a login, the shell with its dashboard, the charts, what is declared for all,
 * lists and forms of any resource, each area, what is declared for those who look after all of them.
 * So a page asks for some fifteen files instead of two hundred, and still for nothing of what comes later.
 */
const stations = [
  { name: 'entry', test: /\/src\/entry\.ts$/ },
  // The mark and the languages stand in the login and in the frame: neither brings the other.
  { name: startChunk, test: /\/(src\/(main|platform\/look\/Mark)\.tsx|resources\/pengaturan\/(bahasa|akun)\.ts)$/ },
  // What comes with providers of logins waits until they are known, or somebody comes back from one.
  { name: 'login', test: /\/src\/areas\/umum\/auth\/[^/]+$/ },
  { name: 'shell', test: new RegExp([...shellParts, ...smallParts].join('|')) },
  // What stands beside the first screen on a wide one, and opens on a phone.
  { name: 'frame', test: /\/src\/platform\/(layout\/drawer\/AppDrawer|common\/dialogs\/MessageDialog)\.tsx$/ },
  // A hundred drawings that nothing waits for.
  { name: 'icons', test: /\/src\/platform\/common\/icons\.ts$/ },
  {
    name: 'bubbles',
    test: /\/src\/platform\/(common\/HintBubble|layout\/Toast|layout\/bar\/(ProfileItems|SwitchAkses|NotificationList))\.tsx$/,
  },
  { name: 'figures', test: /\/src\/areas\/umum\/(DashboardFigures|NetworkPage)\.tsx$/ },
  // What charts and date pickers share: neither brings the other.
  { name: 'mui-x', test: /\/node_modules\/(@mui\/x-internals|@babel\/runtime)\// },
  { name: 'charts', test: /\/src\/platform\/charts\// },
  { name: 'declarations', test: /\/src\/ProductScreens\.tsx$/ },
  // What a student opens each day, often where the line is slow: nothing of other lists comes with it.
  { name: 'logbook', test: /\/src\/areas\/kegiatan\/logbook\/LogbookHome\.tsx$/ },
  // What several programmes declare with.
  { name: 'programmes', test: /\/resources\/(programme|kegiatan|mbkm)\// },
  { name: 'lists', test: /\/src\/platform\/ui\/list\/Resource\w+\.tsx$/ },
  { name: 'records', test: /\/src\/platform\/ui\/((form|show)\/Resource\w+|cells\/RowsTable)\.tsx$/ },
  // What an area declares for those who look after all of them comes with the others' of that kind.
  ...areas.map(name => ({
    name,
    test: new RegExp(`/src/areas/${name}/area\\.ts$|/resources/${name}/(?!office\\.ts$)`),
  })),
  { name: 'office', test: /\/src\/areas\/office\.ts$/ },
  // Below them: what many screens of all areas need is one file, what a few need is put together by who they are.
  { name: 'shared', test: new RegExp(`^(?!.*/src/areas/(${areas.join('|')})/)`), minShareCount: 6 },
  { name: 'few', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
];

/** The back office: `src/` → `dist/app`. The landing pages have a configuration of their own. */
export default defineConfig({
  root: 'src',
  publicDir: '../public',
  plugins: [react(), productionRouter(), lighterEqual(), lighterQuery(), withoutUnusedParts(), ...webApp()],
  resolve: {
    alias: { 'object.entries': fileURLToPath(new URL('src/platform/native/objectEntries.cjs', import.meta.url)) },
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
      output: {
        codeSplitting: { groups: stations.map((group, n) => ({ ...group, priority: stations.length - n })) },
        // A group that is put together by who needs it would name them all.
        chunkFileNames: ({ name }) => `assets/app/${name.split('~', 1)[0]}-[hash].js`,
      },
      treeshake: {
        moduleSideEffects: [
          // The kit only sets Zod's locale on the side; a screen that checks nothing need not load Zod.
          { test: /\/resources\/kit\//, sideEffects: false },
          // Importing a component does nothing; so an index file does not drag in what is not used of it.
          { test: /\/src\/(platform|areas)\/.*\.tsx?$/, sideEffects: false },
        ],
      },
    },
  },
});
