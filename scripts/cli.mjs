// npm run demo | backup | restore | admin: builds the server bundle when it changed, then runs the command.
import { buildAll } from './build.mjs';

await buildAll({ only: ['server'] });
const { runCli } = await import('../dist/server/cli.mjs');
process.exitCode = await runCli(process.argv.slice(2), process.env);
