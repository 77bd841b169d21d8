// What `npm start` runs once everything is built; translating the sources anew for each process would take longer.
const { start } = await import('../../../../dist/server/main.mjs');
await start();
