// npm run demo | backup | restore | admin | history: builds the server bundle when it changed, then runs the command.
import { buildApart } from './buildApart.mjs';

await buildApart('server');
const { runCli } = await import('../dist/server/cli.mjs');
process.exitCode = await runCli(process.argv.slice(2), process.env);
