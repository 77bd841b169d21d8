// A portal that is built already, without what builds it (Dockerfile): starts it, or runs a command (backup, restore, admin, history).
const [...args] = process.argv.slice(2);
if (args.length) {
  const { runCli } = await import('../dist/server/cli.mjs');
  process.exitCode = await runCli(args, process.env);
} else {
  const { start } = await import('../dist/server/main.mjs');
  await start();
}
