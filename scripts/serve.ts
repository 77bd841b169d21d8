import { start } from '../server/main.ts';

// The server straight from its sources, for `npm run dev`.
await start();
