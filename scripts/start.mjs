// npm start: builds what changed, then serves everything.
import { buildApart } from './buildApart.mjs';

await buildApart();
const { start } = await import('../dist/server/main.mjs');
await start();
