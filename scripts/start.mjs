// npm start: builds what changed, then serves everything.
import { buildAll } from './build.mjs';

await buildAll();
const { start } = await import('../dist/server/main.mjs');
await start();
