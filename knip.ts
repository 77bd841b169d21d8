import type { KnipConfig } from 'knip';

/** What `npm run unused` takes as a beginning; whatever is not reached from here is dead. */
const config: KnipConfig = {
  entry: [
    'server/{main,cli,filling,checking}.ts',
    // Threads, started by their file's name.
    'server/**/*.mjs',
    'server/platform/documents/thread/worker.ts',
    'server/areas/kkn/distribution/thread/worker.ts',
    'src/main.tsx',
    // Put in a library's place by the build.
    'src/platform/native/*.ts',
    'landing/{main,entry-server,og}.tsx',
    'landing/vite.config.ts',
    'scripts/*.{mjs,ts}',
    'tests/**/*.{test,e2e,walk}.{ts,tsx}',
    'tests/bench/{run,embedded,import,participantImport}.ts',
    // Programs that tests start, and scripts that they put into a page.
    'tests/**/*.mjs',
  ],
  project: ['{server,src,landing,resources,scripts,tests}/**/*.{ts,tsx,mjs,mts}', '*.ts'],
  // Served to the browser by the test that opens the page.
  ignoreUnresolved: ['/pdfjs/pdf.mjs', '/qr/decode.js'],
  ignoreDependencies: [
    // Found by the path of a file: fonts, and scripts that tests put into a page.
    '@expo-google-fonts/tinos',
    '@fontsource.*',
    'axe-core',
    // Run by a test in a process of its own.
    'swagger-typescript-api',
    // Peers that react-admin asks for.
    '@mui/utils',
    'react-router',
  ],
  ignoreBinaries: ['apt-get', 'openssl', 'pdfsig'],
};

export default config;
