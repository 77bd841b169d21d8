// npm run dev: the server with reload on change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { buildAll } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await buildAll({ only: ['landing'] });
const server = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch', '--watch-path=server', '--watch-path=resources', 'scripts/serve.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' } },
);
const vite = await createServer({ root: `${root}/src`, configFile: `${root}/vite.config.ts`, server: { port: 5173 } });
await vite.listen();
vite.printUrls();
const stop = async () => {
  server.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
